import { expect, test } from "vitest";
import { createClient } from "../src/index.ts";
import { entered } from "./fake-match.ts";
import { errors, FakeServer } from "./fake-server.ts";

const REFUSED = { __typename: "WrongCredentials", code: "wrong-password", rule: null, text: "no", data: {} };

test("a session is kept and found again at once", async () => {
  const server = new FakeServer().answer("EnterAsGuest", () => entered());
  await createClient(server.options()).enterAsGuest();
  expect(createClient(server.options()).session.snapshot).toMatchObject({ token: "secret", player: { id: "p" } });
});

test("a storage that answers later is waited for before anything is asked", async () => {
  const server = new FakeServer().answer("EnterAsGuest", () => entered()).answer("Turns", () => ({ turns: { edges: [] } }));
  await createClient(server.options()).enterAsGuest();
  const { storage } = server;
  const slow = { ...storage, getItem: async (key: string) => storage.getItem(key) };
  const headwater = createClient(server.options({ storage: slow }));
  expect(headwater.session.snapshot).toBeNull();
  await headwater.turns().until(({ phase }) => phase === "ready");
  expect(server.asked.at(-1)).toMatchObject({ name: "Turns", token: "secret" });
  headwater.close();
});

test("a storage with nonsense is no session", () => {
  const server = new FakeServer();
  server.storage.setItem("headwater.session", "{");
  expect(createClient(server.options()).session.snapshot).toBeNull();
});

test("a refusal is given back and leaves the session as it is", async () => {
  const server = new FakeServer().answer("EnterAsGuest", () => entered()).answer("SignIn", () => ({ enter: REFUSED }));
  const headwater = createClient(server.options());
  await headwater.enterAsGuest();
  expect(await headwater.signIn({ name: "a", password: "b" })).toEqual({ ok: false, refusal: REFUSED });
  expect(headwater.session.snapshot?.player.id).toBe("p");
});

test("signing out ends the session here even if the server is away", async () => {
  const server = new FakeServer().answer("EnterAsGuest", () => entered());
  const headwater = createClient(server.options());
  await headwater.enterAsGuest();
  server.isReachable = false;
  await headwater.signOut();
  expect(headwater.session.snapshot).toBeNull();
  expect(server.storage.getItem("headwater.session")).toBeNull();
});

test("a token that is no longer good ends the session and says why", async () => {
  const server = new FakeServer().answer("EnterAsGuest", () => entered());
  const headwater = createClient(server.options());
  await headwater.enterAsGuest();
  server.answer("DealtMatch", () => errors("token-revoked", 401));
  await expect(headwater.verifyDeal("m")).rejects.toMatchObject({ code: "token-revoked" });
  expect(headwater.session).toMatchObject({ snapshot: null, endedBy: "token-revoked" });
});

test("a late answer to an old token does not end a newer session", async () => {
  const server = new FakeServer().answer("EnterAsGuest", () => entered("p", "old"));
  const headwater = createClient(server.options());
  await headwater.enterAsGuest();
  server.answer("DealtMatch", () => errors("token-revoked", 401)).answer("EnterAsGuest", () => entered("p", "new"));
  const late = headwater.verifyDeal("m").catch(() => {});
  await headwater.enterAsGuest();
  await late;
  expect(headwater.session.snapshot?.token).toBe("new");
});

test("a proxy's page is an error with its status, not a crash", async () => {
  const server = new FakeServer().answer("DealtMatch", () => new Response("<html>", { status: 502 }));
  const asked = createClient(server.options()).verifyDeal("m");
  await expect(asked).rejects.toMatchObject({ code: "internal", status: 502, isTemporary: true });
});
