import { useState } from "react";
import { Link, useLocation } from "wouter";
import { Asked } from "../app/Asked.tsx";
import { useAsk } from "../app/ask.ts";
import { Choice } from "../app/Choice.tsx";
import { useGames } from "../app/catalogue.ts";
import { Rankings, type RankingsQuery } from "../app/documents.ts";
import { Page } from "../app/Page.tsx";
import { Pager, usePages } from "../app/Pager.tsx";
import { relative, useText } from "../app/text.ts";
import { words } from "./words.ts";
import "./rankings.css";

const KINDS = { everybody: null, people: ["HUMAN"], bots: ["BOT"], machines: ["AI"] } as const;
type Kind = keyof typeof KINDS;
type Line = NonNullable<RankingsQuery["rankings"]>["edges"][number];

export default function RankingsPage({ game }: { readonly game: string | undefined }) {
  const t = useText(words);
  const [, navigate] = useLocation();
  const [kind, setKind] = useState<Kind>("everybody");
  const games = useGames();
  const key = game ?? games[0]?.key ?? "moon-river";
  const kinds = (Object.keys(KINDS) as Kind[]).map((value) => ({ value, name: t(`rankings.${value}`) }));
  return (
    <Page title={t("rankings.title")} lead={t("rankings.lead")}>
      <div className="choices">
        <Choice
          label={t("rankings.game")}
          value={key}
          options={games.map((one) => ({ value: one.key, name: one.name }))}
          onChange={(next) => navigate(`/rankings/${next}`)}
        />
        <Choice label={t("rankings.who")} value={kind} options={kinds} onChange={setKind} />
      </div>
      <RankingList game={key} kind={kind} />
    </Page>
  );
}

function RankingList({ game, kind }: { readonly game: string; readonly kind: Kind }) {
  const t = useText(words);
  const pages = usePages(`${game} ${kind}`);
  const answer = useAsk(Rankings, { game, kinds: KINDS[kind], first: 50, after: pages.after });
  return (
    <Asked answer={answer}>
      {({ rankings }) =>
        rankings?.edges.length ? (
          <>
            <RankingTable lines={rankings.edges} />
            <Pager pages={pages} info={rankings.pageInfo} />
          </>
        ) : (
          <p className="soft">{t("rankings.none")}</p>
        )
      }
    </Asked>
  );
}

function RankingTable({ lines }: { readonly lines: readonly Line[] }) {
  const t = useText(words);
  return (
    <table className="list">
      <thead>
        <tr>
          <th scope="col" className="figure">
            {t("rankings.rank")}
          </th>
          <th scope="col">{t("rankings.name")}</th>
          <th scope="col" className="figure">
            {t("rankings.rating")}
          </th>
          <th scope="col" className="figure">
            {t("rankings.games")}
          </th>
          <th scope="col" className="wide-only">
            {t("rankings.last")}
          </th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <RankingLine key={line.node.id} line={line} />
        ))}
      </tbody>
    </table>
  );
}

function RankingLine({ line: { rank, node } }: { readonly line: Line }) {
  const t = useText(words);
  const { entrant } = node;
  return (
    <tr>
      <td className="figure">{rank}</td>
      <th scope="row">
        {entrant && node.kind !== "AI" ? <Link href={`/player/${encodeURIComponent(entrant.name)}`}>{entrant.name}</Link> : (entrant?.name ?? "—")}
        {node.kind !== "HUMAN" && <span className="tag">{t(`rankings.kind.${node.kind}`)}</span>}
      </th>
      <td className="figure">
        {node.rating}
        {node.isProvisional && <abbr title={t("rankings.provisional")}>?</abbr>}
      </td>
      <td className="figure">{node.games}</td>
      <td className="wide-only soft">{node.games ? relative(node.updatedAt) : ""}</td>
    </tr>
  );
}
