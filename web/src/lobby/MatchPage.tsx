/** One match: a waiting room before the start, afterwards its table. */
import { useTable } from "@headwater/react";
import { lazily } from "../app/lazily.ts";
import { Loading } from "../app/Asked.tsx";
import { MissingPage } from "../app/MissingPage.tsx";
import { WaitingRoom } from "./WaitingRoom.tsx";

const TablePage = lazily(async () => ({ default: (await import("../table/TablePage.tsx")).TablePage }));

export default function MatchPage({ id }: { readonly id: string }) {
  const { phase, match, table } = useTable(id);
  if (phase === "missing") return <MissingPage />;
  if (match === null) return <Loading />;
  return match.status === "OPEN" ? <WaitingRoom match={match} table={table} /> : <TablePage id={id} />;
}
