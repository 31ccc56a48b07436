/** Tells the service worker which files the build has made; its own name stays without a hash, as browsers ask for it. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const PUBLIC = ["/icon.svg", "/icon-192.png", "/app.webmanifest"];

export function worker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    // The folder, not the bundle: Vite takes chunks out of it that hold nothing but styles.
    writeBundle: ({ dir = "" }) => {
      const assets = readdirSync(join(dir, "assets")).map((name) => `/assets/${name}`);
      const list = JSON.stringify([...assets.sort(), ...PUBLIC]);
      const build = createHash("sha256").update(list).digest("hex").slice(0, 12);
      const path = join(dir, "sw.js");
      const code = readFileSync(path, "utf8");
      writeFileSync(path, code.replaceAll("__FILES__", list).replaceAll("__BUILD__", JSON.stringify(build)));
    },
  };
}
