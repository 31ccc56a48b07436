import { useText } from "../app/text.ts";
import { EntrantLink } from "./EntrantLink.tsx";
import { entrantName } from "./entrants.ts";
import type { Line } from "./place.ts";
import { words } from "./words.ts";

type Props = {
  readonly line: Line;
  readonly isOwn: boolean;
  /** Undefined where no challenge is possible; null while one is on its way. */
  readonly challenge: ((id: string) => void) | null | undefined;
};

export function StandingLine({ line, isOwn, challenge }: Props) {
  const { rank, entrant, points, played, places, tieBreaks, best, worst } = line;
  return (
    <tr className={isOwn ? "own" : undefined}>
      <td className="figure">{rank}</td>
      <th scope="row">
        <EntrantLink entrant={entrant} />
        <Marks line={line} isOwn={isOwn} />
        {challenge !== undefined && <ChallengeButton line={line} challenge={challenge} />}
      </th>
      <td className="figure strong-figure">{figure(points)}</td>
      <td className="figure wide-only">{played}</td>
      <td className="figure wide-only soft">{places.join(" · ")}</td>
      {tieBreaks.map(({ tieBreak, value }) => (
        <td key={tieBreak} className="figure tie soft">
          {figure(value)}
        </td>
      ))}
      <td className="figure soft">{best === worst ? best : `${best}–${worst}`}</td>
    </tr>
  );
}

function figure(value: number): string {
  return String(Math.round(value * 10) / 10);
}

function Marks({ line, isOwn }: { readonly line: Line; readonly isOwn: boolean }) {
  const t = useText(words);
  return (
    <>
      {isOwn && <span className="tag">{t("league.you")}</span>}
      {(line.promotion === "SECURED" || line.promotion === "POSSIBLE") && (
        <Mark sign={line.promotion === "SECURED" ? "▲" : "△"} kind="up" text={t(`league.mark.up.${line.promotion}`)} />
      )}
      {(line.relegation === "CERTAIN" || line.relegation === "POSSIBLE") && (
        <Mark sign={line.relegation === "CERTAIN" ? "▼" : "▽"} kind="down" text={t(`league.mark.down.${line.relegation}`)} />
      )}
      {line.isExpunged ? <span className="tag">{t("league.expunged")}</span> : line.hasLeft && <span className="tag">{t("league.left")}</span>}
      {line.substitute && <span className="tag">{t("league.substitute", { name: entrantName(line.substitute) })}</span>}
    </>
  );
}

function Mark({ sign, kind, text }: { readonly sign: string; readonly kind: "up" | "down"; readonly text: string }) {
  return (
    <span className={`mark-${kind}`} title={text}>
      <span aria-hidden="true">{sign}</span>
      <span className="only-read">{text}</span>
    </span>
  );
}

function ChallengeButton({ line, challenge }: { readonly line: Line; readonly challenge: ((id: string) => void) | null }) {
  const t = useText(words);
  return (
    <button
      type="button"
      className="challenge"
      disabled={challenge === null}
      aria-label={t("league.challenge.who", { name: entrantName(line.entrant) })}
      onClick={() => line.entrant && challenge?.(line.entrant.id)}
    >
      {t("league.challenge")}
    </button>
  );
}
