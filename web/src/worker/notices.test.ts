import { expect, test } from "vitest";
import { open, receive } from "./notices.ts";

const NEWS = { id: "ntf_a", kind: "my-turn", title: "Your turn", body: "With Bea.", path: "/match/mat_a", tag: "mat_a", version: 7 };

function desk() {
  const shown: { title: string; tag: string | undefined; data: unknown }[] = [];
  const kept = new Map<string, Response>();
  const display = {
    showNotification: async (title: string, options?: NotificationOptions) =>
      void shown.push({ title, tag: options?.tag, data: options?.data as unknown }),
    getNotifications: async (filter?: { tag?: string }) =>
      shown
        .filter(({ tag }) => tag === filter?.tag)
        .map((each) => ({ data: each.data, close: () => void shown.splice(shown.indexOf(each), 1) })),
  };
  const told = {
    match: async (key: string) => kept.get(key),
    put: async (key: string, response: Response) => void kept.set(key, response),
    delete: async (key: string) => kept.delete(key),
    keys: async () => [...kept.keys()].map((key) => ({ url: key }) as Request),
  };
  return { shown, kept, receive: (message: unknown) => receive(message, display, told) };
}

test("what is pushed twice is shown once", async () => {
  const { shown, receive } = desk();
  await receive(NEWS);
  await receive(NEWS);
  expect(shown).toEqual([{ title: "Your turn", tag: "mat_a", data: { id: "ntf_a", path: "/match/mat_a", version: 7 } }]);
});

test("what is past is closed, and what is newer stays", async () => {
  const { shown, receive } = desk();
  await receive(NEWS);
  await receive({ ...NEWS, id: "ntf_b", version: 9 });
  await receive({ ...NEWS, id: "ntf_c", tag: "mat_b" });
  await receive({ close: "mat_a", version: 7 });
  expect(shown.map(({ data }) => (data as { id: string }).id)).toEqual(["ntf_b", "ntf_c"]);
});

test("what cannot be read shows nothing", async () => {
  const { shown, receive } = desk();
  for (const junk of [null, "text", 7, {}, { ...NEWS, title: 7 }]) await receive(junk);
  expect(shown).toEqual([]);
});

test("a hundred are remembered", async () => {
  const { kept, receive } = desk();
  for (let number = 0; number < 120; number += 1) await receive({ ...NEWS, id: `ntf_${number}` });
  expect(kept.size).toBe(100);
});

function tabs(...urls: string[]) {
  const done: string[] = [];
  const windows = {
    matchAll: async () => urls.map((url) => ({ url, focus: async () => void done.push(`focus ${url}`) })),
    openWindow: async (url: string) => void done.push(`open ${url}`),
  };
  return { done, windows };
}

test("a click goes to the table's own tab, or opens one", async () => {
  const origin = "https://river.example";
  const beside = tabs(`${origin}/lobby`, `${origin}/match/mat_a`);
  await open({ path: "/match/mat_a" }, origin, beside.windows);
  expect(beside.done).toEqual([`focus ${origin}/match/mat_a`]);
  const alone = tabs(`${origin}/lobby`);
  await open({ path: "/match/mat_a" }, origin, alone.windows);
  expect(alone.done).toEqual([`open ${origin}/match/mat_a`]);
});

test("no click leads to another host", async () => {
  const { done, windows } = tabs();
  for (const path of ["//evil.example", "https://evil.example", 7]) await open({ path }, "https://river.example", windows);
  expect(done).toEqual(Array(3).fill("open https://river.example/"));
});
