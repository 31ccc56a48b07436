/** One match: a waiting room before the start, afterwards its table. */
import { useTable } from "@headwater/react";
import { Loading } from "../app/Asked.tsx";
import { MissingPage } from "../app/MissingPage.tsx";
import { WaitingRoom } from "./WaitingRoom.tsx";
import { Progress } from "./Progress.tsx";

export default function MatchPage({ id }: { readonly id: string }) {
  const { phase, match, table, log } = useTable(id);
  if (phase === "missing") return <MissingPage />;
  if (match === null) return <Loading />;
  return match.status === "OPEN" ? <WaitingRoom match={match} table={table} /> : <Progress match={match} log={log} />;
}
