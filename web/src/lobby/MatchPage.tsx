/** One match: a waiting room before the start, afterwards its table. */
import { useTable } from "@headwater/react";
import { useEffect } from "react";
import { lazily } from "../app/lazily.ts";
import { Loading } from "../app/Asked.tsx";
import { MissingPage } from "../app/MissingPage.tsx";
import { closeShown } from "../notices/push.ts";

const TablePage = lazily(async () => ({ default: (await import("../table/TablePage.tsx")).TablePage }));
const WaitingRoom = lazily(async () => ({ default: (await import("./WaitingRoom.tsx")).WaitingRoom }));
// Most matches that are opened have begun: the table's script loads while the match is asked for.
import("../table/TablePage.tsx").catch(() => {});

export default function MatchPage({ id }: { readonly id: string }) {
  const { phase, match, table } = useTable(id);
  useSeen(id);
  if (phase === "missing") return <MissingPage />;
  if (match === null) return <Loading />;
  return match.status === "OPEN" ? <WaitingRoom match={match} table={table} /> : <TablePage id={id} />;
}

/** A notice of this table is past once its player looks at the table. */
function useSeen(id: string): void {
  useEffect(() => {
    const seen = () => void (document.visibilityState === "visible" && closeShown(id));
    seen();
    document.addEventListener("visibilitychange", seen);
    return () => document.removeEventListener("visibilitychange", seen);
  }, [id]);
}
