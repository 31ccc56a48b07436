/**
 * The service worker: the client opens without a network, and so does what was read before.
 * It keeps answers to queries only; moves made without a network wait in the SDK's outbox.
 */
import { keptAnswer, type Shelf } from "./answers.ts";
import { open, receive } from "./notices.ts";

declare const self: ServiceWorkerGlobalScope;
/** Replaced by the build: every file of the client. */
declare const __FILES__: readonly string[];
declare const __BUILD__: string;

const FILES = __FILES__;
const SHELL = `shell ${__BUILD__}`;
const ANSWERS = "answers";
const TOLD = "told";

self.addEventListener("install", (event) => {
  event.waitUntil(caches.open(SHELL).then((cache) => cache.addAll(["/", ...FILES])).then(() => self.skipWaiting()));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(removeOldShells().then(() => self.clients.claim()));
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (request.method === "POST" && pathname === "/graphql") event.respondWith(answer(request));
  else if (request.mode === "navigate" && !isDocumentation(pathname)) event.respondWith(page(request));
  else if (FILES.includes(pathname)) event.respondWith(file(request));
});

self.addEventListener("push", (event) => {
  event.waitUntil(caches.open(TOLD).then((told) => receive(messageOf(event), self.registration, told)));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data, self.location.origin, self.clients));
});

function messageOf(event: PushEvent): unknown {
  try {
    return event.data?.json();
  } catch {
    return null;
  }
}

const isDocumentation = (path: string) => /^\/(docs|graphql|v1|openapi)/.test(path);

async function removeOldShells(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith("shell ") && name !== SHELL).map((name) => caches.delete(name)));
}

/** A page is always the newest there is; without a network the kept one. */
async function page(request: Request): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    return (await caches.match("/", { cacheName: SHELL })) ?? Promise.reject(error);
  }
}

/** Names of files hold their content's hash, so a kept one is never old. */
async function file(request: Request): Promise<Response> {
  return (await caches.match(request, { cacheName: SHELL })) ?? fetch(request);
}

async function answer(request: Request): Promise<Response> {
  const shelf: Shelf = await caches.open(ANSWERS);
  return keptAnswer(request, shelf, (asked) => fetch(asked));
}
