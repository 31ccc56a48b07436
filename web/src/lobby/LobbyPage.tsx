import type { LobbyFilter, LobbyMatch } from "@headwater/client";
import { useLobby, useSession } from "@headwater/react";
import { useState } from "react";
import { Link } from "wouter";
import { Choice } from "../app/Choice.tsx";
import { useGames } from "../app/catalogue.ts";
import { Page } from "../app/Page.tsx";
import { useText } from "../app/text.ts";
import { SeekerList } from "../pairing/SeekerList.tsx";
import { words as pairingWords } from "../pairing/words.ts";
import Offer from "../notices/Offer.tsx";
import { isYours, MatchList } from "./MatchList.tsx";
import { words } from "./words.ts";

export default function LobbyPage() {
  const t = useText(words);
  const [game, setGame] = useState<string | null>(null);
  const player = useSession()?.player.id;
  const wanted = game === null ? {} : { game };
  return (
    <Page title={t("lobby.title")} actions={<NewTableLink />}>
      <GameFilter game={game} onChange={setGame} />
      {player && <YourTables filter={{ ...wanted, playerId: player, status: "RUNNING", first: 40 }} />}
      {player && <WaitingTables filter={{ ...wanted, playerId: player, status: "OPEN", first: 10 }} />}
      <Seekers game={game} />
      <OtherTables name="free" filter={{ ...wanted, status: "OPEN", hasFreeSeat: true }} />
      <OtherTables name="live" filter={{ ...wanted, status: "RUNNING" }} />
    </Page>
  );
}

function NewTableLink() {
  const t = useText(words);
  const pairing = useText(pairingWords);
  return (
    <>
      <Link href="/find" className="button strong">
        {pairing("find.go")}
      </Link>
      <Link href="/new" className="button">
        {t("lobby.new")}
      </Link>
    </>
  );
}

function Seekers({ game }: { readonly game: string | null }) {
  const t = useText(pairingWords);
  return (
    <section className="section" aria-labelledby="seekers">
      <h2 id="seekers">{t("seekers.title")}</h2>
      <SeekerList game={game} />
    </section>
  );
}

function GameFilter({ game, onChange }: { readonly game: string | null; readonly onChange: (game: string | null) => void }) {
  const t = useText(words);
  const options = [{ value: null, name: t("lobby.both") }, ...useGames().map(({ key, name }) => ({ value: key, name }))];
  return <Choice label={t("lobby.game")} value={game} options={options} onChange={onChange} />;
}

function YourTables({ filter }: { readonly filter: LobbyFilter }) {
  const t = useText(words);
  const { phase, matches } = useLobby(filter);
  if (!matches.length) return <div aria-busy={phase === "loading"} />;
  const turns = matches.filter(isYours);
  return (
    <section className="section" aria-labelledby="yours">
      <h2 id="yours">{turns.length ? t("lobby.turns", { count: turns.length }) : t("lobby.yours")}</h2>
      <MatchList matches={[...turns, ...matches.filter((match) => !isYours(match))]} />
      {matches.some(isShared) && <Offer />}
    </section>
  );
}

/** Somebody else plays there: one waits for people, not for machines. */
const isShared = ({ seats }: LobbyMatch) => seats.filter(({ player }) => player).length > 1;

function WaitingTables({ filter }: { readonly filter: LobbyFilter }) {
  const t = useText(words);
  const { phase, matches } = useLobby(filter);
  if (!matches.length) return <div aria-busy={phase === "loading"} />;
  return (
    <section className="section" aria-labelledby="waiting">
      <h2 id="waiting">{t("lobby.waiting.title")}</h2>
      <MatchList matches={matches} />
    </section>
  );
}

/** Tables where the visitor sits are left out: they stand above. */
function OtherTables({ name, filter }: { readonly name: "free" | "live"; readonly filter: LobbyFilter }) {
  const t = useText(words);
  const { phase, matches } = useLobby(filter);
  const others = matches.filter(isElsewhere);
  return (
    <section className="section" aria-labelledby={name} aria-busy={phase === "loading"}>
      <h2 id={name}>{t(`lobby.${name}.title`)}</h2>
      <MatchList matches={others} />
      {phase === "ready" && !others.length && <p className="soft">{t(`lobby.${name}.none`)}</p>}
    </section>
  );
}

const isElsewhere = (match: LobbyMatch) => match.viewerSeat === null;
