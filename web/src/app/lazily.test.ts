import { afterEach, expect, test, vi } from "vitest";
import { persistently } from "./lazily.ts";

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

test("a page that cannot be loaded is tried again when the server is back", async () => {
  vi.useFakeTimers();
  const health = [false, true];
  vi.stubGlobal("fetch", async () => ({ ok: health.shift() }));
  const answers = [Promise.reject(new Error("down")), Promise.reject(new Error("down")), Promise.resolve("page")];
  for (const answer of answers) answer.catch(() => {});
  const loaded = persistently(() => answers.shift()!);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(await loaded).toBe("page");
});

test("a file that a newer client no longer has leads to one reload, not to many", async () => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async () => ({ ok: true }));
  const reload = vi.spyOn(location, "reload").mockImplementation(() => {});
  const gone = () => Promise.reject(new Error("gone"));
  void persistently(gone);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(reload).toHaveBeenCalledOnce();
  const again = expect(persistently(gone)).rejects.toThrow("gone");
  await vi.advanceTimersByTimeAsync(5_000);
  await again;
  expect(reload).toHaveBeenCalledOnce();
});
