// @vitest-environment happy-dom
import { createClient, type Headwater, type TableSnapshot } from "@headwater/client";
import { act, StrictMode, type ReactNode } from "react";
import { createRoot, hydrateRoot, type Root } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { entered, event, matchAt, page, played } from "../../client/test/fake-match.ts";
import { FakeServer } from "../../client/test/fake-server.ts";
import { HeadwaterProvider, useHeadwater, useLobby, useSession, useTable, useTurns } from "../src/index.ts";

let server: FakeServer;
let headwater: Headwater;
let root: Root | undefined;
let container: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  server = new FakeServer()
    .answer("Table", ({ after }: { after: string }) => page(3, Number(after)))
    .answer("Turns", () => ({ turns: [] }))
    .answer("Lobby", () => ({ matches: { totalCount: 0, edges: [] } }))
    .answer("EnterAsGuest", () => entered());
  headwater = createClient(server.options());
  container = document.createElement("div");
});

afterEach(async () => {
  await act(async () => root?.unmount());
  root = undefined;
  headwater.close();
  vi.useRealTimers();
});

const settle = () => act(() => vi.advanceTimersByTimeAsync(0));
const within = (children: ReactNode) => (
  <StrictMode>
    <HeadwaterProvider client={headwater}>{children}</HeadwaterProvider>
  </StrictMode>
);

function show(children: ReactNode): void {
  root ??= createRoot(container);
  act(() => root!.render(within(children)));
}

function Board({ id = "m" }: { id?: string }) {
  const { phase, match, log } = useTable(id);
  return <p>{`${id} ${phase} ${match?.version ?? "-"} ${log.length}`}</p>;
}

test("a table is shown, followed and changed by its events, in StrictMode with one socket", async () => {
  show(<Board />);
  expect(container.textContent).toBe("m loading - 0");
  await settle();
  expect(container.textContent).toBe("m ready 3 3");
  act(() => server.socket.accept());
  const [subscription] = server.socket.subscriptions();
  await act(async () => server.socket.next(subscription!.id, { matchEvents: { ...event(4), match: matchAt(4) } }));
  expect(container.textContent).toBe("m ready 4 4");
  expect(server.sockets).toHaveLength(1);
});

test("two components share a table, and the last one to go ends it", async () => {
  show([<Board key="a" />, <Board key="b" />]);
  await settle();
  expect(server.names().filter((name) => name === "Table")).toHaveLength(1);
  act(() => server.socket.accept());
  show(<Board key="a" />);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(server.socket.closedWith).toBeNull();
  show(null);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(server.socket.closedWith).toBe(1000);
});

test("another id shows another table", async () => {
  show(<Board />);
  await settle();
  show(<Board id="n" />);
  expect(container.textContent).toBe("n loading - 0");
});

test("what useTable gives is the same object until something changes", async () => {
  const seen: (TableSnapshot & object)[] = [];
  function Watch() {
    seen.push(useTable("m"));
    return null;
  }
  show(<Watch />);
  await settle();
  const last = seen.at(-1);
  show(<Watch />);
  expect(seen.at(-1)).toBe(last);
});

test("the table of useTable plays", async () => {
  await act(() => headwater.enterAsGuest());
  server.answer("PlayMove", () => played(4));
  function Play() {
    const { table, legalMoves } = useTable("m");
    return <button onClick={() => void table.play(legalMoves[0]!.notation)}>play</button>;
  }
  show([<Play key="play" />, <Board key="board" />]);
  await settle();
  await act(async () => container.querySelector("button")!.click());
  await settle();
  expect(container.textContent).toContain("m ready 4 4");
});

test("the session is told", async () => {
  function Name() {
    return <p>{useSession()?.player.name ?? "nobody"}</p>;
  }
  show(<Name />);
  expect(container.textContent).toBe("nobody");
  await act(() => headwater.enterAsGuest());
  expect(container.textContent).toBe("p");
});

test("a server renders what is known before anything is, and the page takes over without a mismatch", async () => {
  await headwater.enterAsGuest();
  function Page() {
    const [session, { phase }, lobby, turns] = [useSession(), useTable("m"), useLobby(), useTurns()];
    return <p>{`${session?.player.name ?? "nobody"} ${phase} ${lobby.phase} ${turns.phase}`}</p>;
  }
  const page = within(<Page />);
  container.innerHTML = renderToString(page);
  expect(container.textContent).toBe("nobody loading loading loading");
  expect(server.sockets).toHaveLength(0);
  const complain = vi.spyOn(console, "error").mockImplementation(() => {});
  await act(async () => {
    root = hydrateRoot(container, page, { onRecoverableError: (error) => console.error(error) });
  });
  await settle();
  expect(container.textContent).toBe("p ready ready ready");
  expect(complain).not.toHaveBeenCalled();
  complain.mockRestore();
});

test("a hook outside of the provider says what is missing", () => {
  function Lost() {
    useHeadwater();
    return null;
  }
  expect(() => renderToString(<Lost />)).toThrow("HeadwaterProvider");
});
