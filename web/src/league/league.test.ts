import type { LeagueSeason } from "@headwater/client";
import { expect, test } from "vitest";
import { textIn } from "../app/text.ts";
import { datesOf, seasonDates } from "./calendar.ts";
import { adjustment, replacement } from "./desk/ruling.ts";
import { challengeable, placeOf } from "./place.ts";
import { seatsOf } from "./TableCard.tsx";
import { chapters } from "./terms/sentences.ts";
import { words } from "./terms/words.ts";
import { createInput, draftFor, figures, USUAL, withSandbox, withTerms, withTie } from "./wizard/draft.ts";

const person = (id: string) => ({ __typename: "Player" as const, id, name: id, kind: "HUMAN" as const, away: null });
const line = (rank: number, id: string, hasLeft = false) => ({
  id: `line ${id}`, rank, entrant: person(id), points: 0, played: 0, places: [], tieBreaks: [], best: 1, worst: 5, hasLeft, isExpunged: false, substitute: null,
  promotion: "NONE" as const, relegation: "NONE" as const,
});

function ladder(part: Partial<LeagueSeason> = {}): LeagueSeason {
  const standings = ["a", "b", "c", "d", "e"].map((id, index) => line(index + 1, id, id === "b"));
  return {
    id: "s", number: 1, status: "RUNNING", openedAt: 1_000, startsAt: 9_000, endsAt: 90_000,
    rounds: 4, paired: 1, closed: 0, capacity: 16, rules: { ...USUAL, format: "LADDER", reach: 2 },
    timing: { pace: "NONE", bank: 0, increment: 0, perTurn: 0 }, registered: [], waiting: [person("w")], evenness: [], challenges: [],
    divisions: [{ id: "d", number: 1, size: 5, goingUp: 0, goingDown: 0, standings, tables: [] }], ...part,
  };
}

const game = { key: "g", name: "G", about: "", seatCounts: [2], edition: { key: "e" }, colours: [], levels: [], editions: [], options: [{ key: "deck", name: "Deck", default: "long", values: [] }] };

test("a season's dates follow from its rules", () => {
  const dates = seasonDates(100, { registration: 10, roundLength: 5, rounds: 3, pause: 7 });
  expect(dates.map(({ kind, round, at }) => [kind, round, at])).toEqual([
    ["opens", 0, 100], ["starts", 1, 110], ["round", 2, 115], ["round", 3, 120], ["ends", 0, 125], ["next", 0, 132],
  ]);
});

test("a season that has opened keeps its own start", () => {
  const [opened, starts] = datesOf(ladder());
  expect(opened).toMatchObject({ kind: "opened", at: 1_000 });
  expect(starts).toMatchObject({ kind: "starts", at: 9_000 });
});

test.each([["a", "playing"], ["b", "left"], ["w", "waiting"], ["x", "none"], [undefined, "none"]])("%s is %s", (player, place) => {
  expect(placeOf(ladder(), player)).toBe(place);
});

test("before the start one is registered or not", () => {
  const season = ladder({ status: "REGISTRATION", registered: [{ rating: 1, entrant: person("r") }], divisions: [] });
  expect(placeOf(season, "r")).toBe("registered");
  expect(placeOf(season, "x")).toBe("none");
});

test("a challenge goes upwards within reach", () => {
  expect([...challengeable(ladder(), "e")]).toEqual(["c", "d"]);
  expect([...challengeable(ladder(), "a")]).toEqual([]);
});

test("nobody challenges twice, after leaving, in the last round or where there is no ladder", () => {
  const twice = ladder({ challenges: [{ challenger: person("e"), challenged: person("d") }] });
  expect([...challengeable(twice, "e")]).toEqual([]);
  expect([...challengeable(ladder(), "b")]).toEqual([]);
  expect([...challengeable(ladder({ paired: 4 }), "e")]).toEqual([]);
  expect([...challengeable(ladder({ rules: USUAL }), "e")]).toEqual([]);
});

test("a table lists the best first once it is over", () => {
  const players = ["a", "b", "c"].map(person);
  expect(seatsOf({ players, ranks: null, scores: null }).map(({ index }) => index)).toEqual([0, 1, 2]);
  expect(seatsOf({ players, ranks: [3, 1, 2], scores: [10, 30, 20] }).map(({ score }) => score)).toEqual([30, 20, 10]);
});

test("rules are said in sentences that fit them", () => {
  const speech = { t: textIn("en", words), span: (length: number) => `${length}`, list: (parts: readonly string[]) => parts.join(", ") };
  const said = (terms: typeof USUAL) => chapters(terms, "none", false, speech).flatMap(({ sentences }) => sentences).join("\n");
  expect(said({ ...USUAL, format: "LADDER", reach: 2 })).toContain("up to 2 places higher");
  expect(said({ ...USUAL, format: "LADDER" })).not.toContain("table of three");
  expect(said({ ...USUAL, tableSize: 3 })).toContain("At a table of 3 the places are worth 6 – 3 – 0.");
  expect(said({ ...USUAL, tableSize: 3 })).not.toContain("table of 4");
  expect(said({ ...USUAL, scoring: "DUPLICATE" })).not.toContain("worth");
  expect(said(USUAL)).toContain("one division, of 4 to 16 players");
  expect(said({ ...USUAL, divisions: 3 })).toContain("one in 4 goes up");
  expect(said({ ...USUAL, tieBreaks: [] })).toContain("Equal points are parted by seed.");
});

test("rules that follow from others follow", () => {
  const draft = draftFor(game);
  const duplicate = withTerms(withTerms(draft, { departure: "FORFEIT" }), { scoring: "DUPLICATE" });
  expect(duplicate.terms).toMatchObject({ scoring: "DUPLICATE", departure: "STAND_IN" });
  const steps = withTerms(withTerms(duplicate, { rounds: 1 }), { format: "LADDER" });
  expect(steps.terms).toMatchObject({ tableSize: 2, rounds: 2, scoring: "PLACES" });
});

test("a sandbox is never rated, and only a sandbox has a seed", () => {
  const draft = { ...draftFor(game), name: "Trial", seed: "s" };
  expect(createInput(withSandbox(draft, true))).toMatchObject({ isSandbox: true, isRated: false, seed: "s", options: [{ key: "deck", value: "long" }] });
  expect(createInput(draft)).toMatchObject({ isSandbox: false, isRated: true, seed: "" });
});

test("points are the figures of a text", () => {
  expect(figures("6, 4 – 2 0")).toEqual([6, 4, 2, 0]);
  expect(figures("")).toEqual([]);
});

test("each tie-break counts once", () => {
  expect(withTie(["WINS", "SCORE"], 0, "SCORE")).toEqual(["SCORE"]);
  expect(withTie(["WINS", "SCORE"], 0, null)).toEqual(["SCORE"]);
  expect(withTie(["WINS"], 1, "GAMES")).toEqual(["WINS", "GAMES"]);
});

test("a referee gives minutes or takes them, a machine's seat or a substitute's", () => {
  expect(adjustment(5)).toEqual({ more: 300_000, less: 0 });
  expect(adjustment(-2)).toEqual({ more: 0, less: 120_000 });
  expect(replacement("level:HAND")).toEqual({ level: "HAND" });
  expect(replacement("player:7")).toEqual({ substituteId: "7" });
  expect(replacement("")).toEqual({});
});
