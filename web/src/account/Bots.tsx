/** Programs that play in the visitor's name: each with tokens and a webhook of its own. */
import { useHeadwater } from "@headwater/react";
import { type FormEvent, useState } from "react";
import { Link } from "wouter";
import { Complaint } from "../app/Complaint.tsx";
import { type AccountQuery, CreateBot } from "../app/documents.ts";
import { date, useText } from "../app/text.ts";
import { useAct } from "../app/useAct.ts";
import { TextField } from "../app/TextField.tsx";
import { Tokens } from "./Tokens.tsx";
import { Webhook } from "./Webhook.tsx";
import { words } from "./words.ts";

export type Bot = NonNullable<NonNullable<AccountQuery["viewer"]>["bots"]>[number];

export function Bots({ bots, refresh }: { readonly bots: readonly Bot[]; readonly refresh: () => void }) {
  const t = useText(words);
  return (
    <section className="section" aria-labelledby="bots">
      <h2 id="bots">{t("account.bots")}</h2>
      <p className="sentence soft">{t("account.bots.text")}</p>
      {bots.map((bot) => (
        <section key={bot.id} className="group bot" aria-label={bot.name}>
          <div className="section-head">
            <h3>
              <Link href={`/player/${encodeURIComponent(bot.name)}`}>{bot.name}</Link>
            </h3>
            <span className="soft">{t("account.made", { date: date(bot.createdAt) })}</span>
          </div>
          <Tokens tokens={bot.tokens ?? []} current={null} bot={bot.id} refresh={refresh} />
          <Webhook bot={bot} refresh={refresh} />
        </section>
      ))}
      <NewBot refresh={refresh} />
    </section>
  );
}

function NewBot({ refresh }: { readonly refresh: () => void }) {
  const t = useText(words);
  const headwater = useHeadwater();
  const [name, setName] = useState("");
  const { act, isBusy, complaint } = useAct();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    act(async () => {
      const { done } = await headwater.request(CreateBot, { input: { name } });
      if ("text" in done) return done.text;
      setName("");
      refresh();
      return null;
    });
  };
  return (
    <form className="new-bot" onSubmit={submit}>
      <TextField label={t("account.bot.name")} value={name} onChange={setName} />
      <button type="submit" disabled={isBusy}>
        {t("account.bot.do")}
      </button>
      <Complaint text={complaint} />
    </form>
  );
}
