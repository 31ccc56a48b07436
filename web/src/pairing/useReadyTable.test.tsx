import { createClient, type Headwater } from "@headwater/client";
import { HeadwaterProvider, useSearch } from "@headwater/react";
import { act, StrictMode } from "react";
import { createRoot, type Root } from "react-dom/client";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { entered, page } from "../../../sdk/typescript/client/test/fake-match.ts";
import { FakeServer } from "../../../sdk/typescript/client/test/fake-server.ts";
import { awaitedChallenges } from "./awaited.ts";
import { useReadyTable } from "./useReadyTable.ts";

const OWN = { id: "chl_1", status: "OPEN", challenger: { id: "p" }, challenged: { id: "q" } };
const ended = (status: string, pace = "LIVE") => ({ status, timing: { pace }, match: status === "ACCEPTED" ? { id: "mat_new" } : null });

let server: FakeServer;
let headwater: Headwater;
let root: Root;
let container: HTMLElement;
let challenges: object[];
let outcome: object | null;

function Ready() {
  return <p>{useReadyTable(useSearch())}</p>;
}

beforeEach(async () => {
  vi.useFakeTimers();
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  history.replaceState(null, "", "/rules");
  [challenges, outcome] = [[OWN], ended("OPEN")];
  server = new FakeServer()
    .answer("EnterAsGuest", () => entered())
    .answer("Table", ({ after }: { after: string }) => page(3, Number(after)))
    .answer("Search", () => ({ search: { seeks: [], challenges } }))
    .answer("ChallengeOutcome", () => ({ node: outcome }));
  headwater = createClient(server.options());
  await headwater.enterAsGuest();
  container = document.createElement("div");
  root = createRoot(container);
});

afterEach(async () => {
  await act(async () => root.unmount());
  awaitedChallenges.forget(OWN.id);
  headwater.close();
  vi.useRealTimers();
});

const settle = (milliseconds = 0) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

async function show(): Promise<void> {
  const within = <HeadwaterProvider client={headwater}><Ready /></HeadwaterProvider>;
  act(() => root.render(<StrictMode>{within}</StrictMode>));
  await settle();
}

async function answer(how: object | null): Promise<void> {
  [challenges, outcome] = [[], how];
  await act(() => headwater.search().refresh());
  await settle();
}

test("whose live challenge is accepted is brought to the table, once", async () => {
  await show();
  await answer(ended("ACCEPTED"));
  expect(location.pathname).toBe("/match/mat_new");
  expect(awaitedChallenges.ids()).toEqual(new Set());
  expect(container.textContent).toBe("");
});

test("whoever plays at another table is offered the new one", async () => {
  history.replaceState(null, "", "/match/m");
  await show();
  await answer(ended("ACCEPTED"));
  expect(location.pathname).toBe("/match/m");
  expect(container.textContent).toBe("mat_new");
  act(() => history.pushState(null, "", "/match/mat_new"));
  expect(container.textContent).toBe("");
});

test("whoever only watches another table is brought", async () => {
  server.answer("Table", ({ after }: { after: string }) => page(3, Number(after), { viewerSeat: null }));
  history.replaceState(null, "", "/match/m");
  await show();
  await answer(ended("ACCEPTED"));
  expect(location.pathname).toBe("/match/mat_new");
});

test("a table by correspondence is offered", async () => {
  await show();
  await answer(ended("ACCEPTED", "CORRESPONDENCE"));
  expect(location.pathname).toBe("/rules");
  expect(container.textContent).toBe("mat_new");
});

test.each([ended("DECLINED"), ended("EXPIRED"), ended("WITHDRAWN"), null])("a challenge that ends otherwise is forgotten: %o", async (how) => {
  await show();
  await answer(how);
  expect(location.pathname).toBe("/rules");
  expect(awaitedChallenges.ids()).toEqual(new Set());
});

test("who was challenged is not brought by this", async () => {
  challenges = [{ ...OWN, challenger: { id: "q" }, challenged: { id: "p" } }];
  await show();
  expect(awaitedChallenges.ids()).toEqual(new Set());
});

test("a bot may accept before the list has shown the challenge", async () => {
  challenges = [];
  awaitedChallenges.add(OWN.id);
  await show();
  outcome = ended("ACCEPTED");
  await settle(2_000);
  expect(location.pathname).toBe("/match/mat_new");
});
