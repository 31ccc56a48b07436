import { Link } from "wouter";
import { AwaySign } from "../absence/AwaySign.tsx";
import { type Entrant, entrantName } from "./entrants.ts";

export function EntrantLink({ entrant }: { readonly entrant: Entrant }) {
  if (entrant === null || entrant.kind === "AI") return entrantName(entrant);
  return (
    <>
      <Link href={`/player/${encodeURIComponent(entrant.name)}`}>{entrant.name}</Link>
      {"away" in entrant && <AwaySign away={entrant.away} isBrief />}
    </>
  );
}
