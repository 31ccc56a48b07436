/** On the account page: sanctions with their appeals, mutes and blocks, and the way to the moderators' page. */
import { useHeadwater } from "@headwater/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { Link } from "wouter";
import { Asked } from "../app/Asked.tsx";
import { useAsk } from "../app/ask.ts";
import { Complaint } from "../app/Complaint.tsx";
import { AppealSanction, Boundaries, type BoundariesQuery, type OwnSanctionFragment, OwnSanctions, Standing, UnblockPlayer, UnmutePlayer } from "../app/documents.ts";
import { Pager, usePages } from "../app/Pager.tsx";
import { date, useText } from "../app/text.ts";
import { useAct } from "../app/useAct.ts";
import { SanctionFacts } from "./SanctionFacts.tsx";
import { words } from "./words.ts";
import "./conduct.css";

const NOTHING = {};

export function OwnConduct() {
  const t = useText(words);
  const standing = useAsk(Standing, NOTHING);
  const answer = useAsk(OwnSanctions, NOTHING);
  const sanctions = answer.data?.sanctions?.edges.map(({ node }) => node) ?? [];
  const heading = useRef<HTMLHeadingElement>(null);
  const hasSanctions = sanctions.length > 0;
  useEffect(() => {
    // They come after the page, so that the browser itself finds nothing to scroll to.
    if (hasSanctions && location.hash === "#sanctions") heading.current?.scrollIntoView();
  }, [hasSanctions]);
  return (
    <>
      {standing.data?.scopes.includes("MODERATE") && (
        <section className="section" aria-labelledby="moderation">
          <h2 id="moderation">{t("conduct.title")}</h2>
          <Link href="/moderation" className="button">{t("conduct.go")}</Link>
        </section>
      )}
      {hasSanctions && (
        <section className="section" aria-labelledby="sanctions">
          <h2 id="sanctions" ref={heading}>{t("conduct.own")}</h2>
          <p className="sentence soft">{t("conduct.own.text")}</p>
          <ul className="sanctions">
            {sanctions.map((sanction) => <OwnSanction key={sanction.id} sanction={sanction} refresh={answer.askAgain} />)}
          </ul>
        </section>
      )}
      <BoundaryLists />
    </>
  );
}

function OwnSanction({ sanction, refresh }: { readonly sanction: OwnSanctionFragment; readonly refresh: () => void }) {
  const t = useText(words);
  const { appeal } = sanction;
  return (
    <li className="sanction">
      <SanctionFacts sanction={sanction} />
      {appeal && <blockquote className="soft">{appeal.text}</blockquote>}
      {appeal && !appeal.verdict && <p>{t("conduct.appeal.waits")}</p>}
      {appeal?.verdict && <p><b>{t(`conduct.verdict.${appeal.verdict}`)}.</b> {appeal.answer}</p>}
      {!appeal && sanction.isHeld && <AppealForm id={sanction.id} refresh={refresh} />}
    </li>
  );
}

function AppealForm({ id, refresh }: { readonly id: string; readonly refresh: () => void }) {
  const t = useText(words);
  const headwater = useHeadwater();
  const [text, setText] = useState("");
  const { isBusy, complaint, act } = useAct();
  const send = (event: FormEvent) => {
    event.preventDefault();
    act(async () => {
      const { done } = await headwater.request(AppealSanction, { input: { sanctionId: id, text } });
      if ("complaint" in done) return done.complaint;
      refresh();
      return null;
    });
  };
  return (
    <details className="appeal">
      <summary>{t("conduct.appeal")}</summary>
      <form onSubmit={send} className="conduct-form">
        <label className="field">
          {t("conduct.appeal.why")}
          <textarea rows={3} required maxLength={500} value={text} onChange={(event) => setText(event.target.value)} />
        </label>
        <Complaint text={complaint} />
        <button type="submit" disabled={isBusy}>{t("conduct.appeal.do")}</button>
      </form>
    </details>
  );
}

function BoundaryLists() {
  const t = useText(words);
  const [blocks, mutes] = [usePages("blocks"), usePages("mutes")];
  const answer = useAsk(Boundaries, { blocks: blocks.after, mutes: mutes.after });
  return (
    <section className="section" aria-labelledby="boundaries">
      <h2 id="boundaries">{t("conduct.bounds")}</h2>
      <p className="sentence soft">{t("conduct.bounds.text")}</p>
      <Asked answer={answer}>
        {(lists) => (
          <div className="boundary-lists">
            {(["blocks", "mutes"] as const).map((kind) => {
              const list = lists[kind];
              return list && (
                <div key={kind}>
                  <h3>{t(`conduct.${kind}`)}</h3>
                  <BoundaryList list={list} kind={kind} refresh={answer.askAgain} />
                  <Pager pages={kind === "blocks" ? blocks : mutes} info={list.pageInfo} />
                </div>
              );
            })}
          </div>
        )}
      </Asked>
    </section>
  );
}

type ListProps = { readonly list: NonNullable<BoundariesQuery["blocks"]>; readonly kind: "blocks" | "mutes"; readonly refresh: () => void };

function BoundaryList({ list, kind, refresh }: ListProps) {
  const t = useText(words);
  const headwater = useHeadwater();
  const { isBusy, complaint, act } = useAct();
  const lift = (playerId: string) =>
    act(async () => {
      const variables = { input: { playerId } };
      const { done } = kind === "blocks" ? await headwater.request(UnblockPlayer, variables) : await headwater.request(UnmutePlayer, variables);
      if ("text" in done) return done.text;
      refresh();
      return null;
    });
  if (list.edges.length === 0) return <p className="soft">{t("conduct.none")}</p>;
  return (
    <>
      <ul className="boundaries">
        {list.edges.map(({ node: { id, at, player } }) => (
          <li key={id}>
            {player ? <Link href={`/player/${encodeURIComponent(player.name)}`}>{player.name}</Link> : t("conduct.gone")}
            <span className="soft">{t("conduct.since", { date: date(at) })}</span>
            {player && <button type="button" disabled={isBusy} aria-label={t("conduct.undo.of", { name: player.name })} onClick={() => lift(player.id)}>{t("conduct.undo")}</button>}
          </li>
        ))}
      </ul>
      <Complaint text={complaint} />
    </>
  );
}
