/** The dates of a season, from its rules alone. */
export type SeasonDate = {
  readonly kind: "opens" | "opened" | "starts" | "round" | "ends" | "next";
  readonly round: number;
  readonly at: number;
};

type Lengths = { readonly registration: number; readonly roundLength: number; readonly rounds: number; readonly pause: number };

/** A season that opens at a moment. */
export function seasonDates(opens: number, lengths: Lengths): readonly SeasonDate[] {
  return datesFrom({ kind: "opens", round: 0, at: opens }, opens + lengths.registration, lengths);
}

/** A season that has opened; its start is known. */
export function datesOf(season: { readonly openedAt: number; readonly startsAt: number; readonly rules: Lengths }): readonly SeasonDate[] {
  return datesFrom({ kind: "opened", round: 0, at: season.openedAt }, season.startsAt, season.rules);
}

function datesFrom(opening: SeasonDate, starts: number, { roundLength, rounds, pause }: Lengths): readonly SeasonDate[] {
  const later = Array.from({ length: Math.max(0, rounds - 1) }, (_, index): SeasonDate => {
    return { kind: "round", round: index + 2, at: starts + (index + 1) * roundLength };
  });
  const ends = starts + rounds * roundLength;
  return [
    opening,
    { kind: "starts", round: 1, at: starts },
    ...later,
    { kind: "ends", round: 0, at: ends },
    { kind: "next", round: 0, at: ends + pause },
  ];
}
