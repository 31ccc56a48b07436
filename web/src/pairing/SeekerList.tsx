/** Everybody who looks for opponents; one press looks for the same. */
import type { Seeker } from "@headwater/client";
import { useSeekers, useSession } from "@headwater/react";
import { Link } from "wouter";
import { Complaint } from "../app/Complaint.tsx";
import { relative, useText } from "../app/text.ts";
import { useTimingText } from "../lobby/timing.ts";
import { useFinding } from "./useFinding.ts";
import { words } from "./words.ts";

export function SeekerList({ game = null }: { readonly game?: string | null }) {
  const t = useText(words);
  const { phase, seekers } = useSeekers(game);
  const { find, isBusy, complaint } = useFinding();
  const play = ({ game: { key }, seats, options, timing, isRated }: Seeker) =>
    find({ game: key, seats, options: options.map(({ key, value }) => ({ key, value })), timing, isRated });
  return (
    <div aria-busy={phase === "loading"}>
      <Complaint text={complaint} />
      <ul className="rows">
        {seekers.map((seeker) => (
          <SeekerRow key={seeker.id} seeker={seeker} isBusy={isBusy} play={play} />
        ))}
      </ul>
      {phase === "ready" && !seekers.length && <p className="soft">{t("seekers.none")}</p>}
    </div>
  );
}

type RowProps = { readonly seeker: Seeker; readonly isBusy: boolean; readonly play: (seeker: Seeker) => void };

function SeekerRow({ seeker, isBusy, play }: RowProps) {
  const t = useText(words);
  const timing = useTimingText();
  const isOwn = useSession()?.player.id === seeker.player?.id;
  const facts = [
    seeker.game.name,
    t("find.seats.count", { count: seeker.seats }),
    timing(seeker.timing),
    seeker.isRated ? t("find.rated").toLocaleLowerCase() : null,
  ];
  return (
    <li className="row seeker">
      <div className="row-what">
        <strong>
          {seeker.player && <Link href={`/player/${encodeURIComponent(seeker.player.name)}`}>{seeker.player.name}</Link>}{" "}
          {seeker.rating !== null && <span className="soft">{seeker.rating}</span>}
        </strong>
        <span className="soft">{[...facts.filter(Boolean), relative(seeker.since)].join(" · ")}</span>
      </div>
      {isOwn ? (
        <span className="soft">{t("seekers.you")}</span>
      ) : (
        <button type="button" disabled={isBusy} onClick={() => play(seeker)} aria-label={`${t("seekers.play")}: ${seeker.player?.name ?? ""}`}>
          {t("seekers.play")}
        </button>
      )}
    </li>
  );
}
