/** Tells the service worker which files the build has made; its own name stays without a hash, as browsers ask for it. */
import { createHash } from "node:crypto";
import type { Plugin } from "vite";

const PUBLIC = ["/icon.svg", "/icon-192.png", "/app.webmanifest"];

export function worker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    generateBundle: (_options, bundle) => {
      const files = Object.keys(bundle).filter((name) => name.startsWith("assets/"));
      const list = JSON.stringify([...files.map((name) => `/${name}`).sort(), ...PUBLIC]);
      const chunk = bundle["sw.js"];
      if (chunk?.type !== "chunk") throw new Error("the build has made no service worker");
      const build = createHash("sha256").update(list).digest("hex").slice(0, 12);
      chunk.code = chunk.code.replaceAll("__FILES__", list).replaceAll("__BUILD__", JSON.stringify(build));
    },
  };
}
