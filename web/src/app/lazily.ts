/** Pages that load when they are opened, and keep trying while the server cannot be reached. */
import { type ComponentType, lazy, type LazyExoticComponent } from "react";

const PAUSE = 2_000;
const RELOADED = "headwater.reloaded";
/** A reload that did not help is not repeated before this. */
const RELOAD_PAUSE = 60_000;

type Module<Props> = { readonly default: ComponentType<Props> };

export function lazily<Props>(load: () => Promise<Module<Props>>): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() => persistently(load));
}

export async function persistently<Result>(load: () => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      if (await isServed()) return load().catch(() => renew(error));
    }
  }
}

async function isServed(): Promise<boolean> {
  return fetch("/healthz").then(
    ({ ok }) => ok,
    () => false,
  );
}

/** The server is there and the file is not: it serves a newer client, which a reload brings. */
function renew(error: unknown): Promise<never> {
  if (Date.now() - Number(sessionStorage.getItem(RELOADED)) < RELOAD_PAUSE) throw error;
  sessionStorage.setItem(RELOADED, String(Date.now()));
  location.reload();
  return new Promise(() => {});
}
