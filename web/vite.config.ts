import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { compress } from "./build/compress.ts";
import { preloads } from "./build/preloads.ts";
import { worker } from "./build/worker.ts";

// The SDK is bundled from its sources, so that one build is enough.
export default defineConfig({
  plugins: [react(), worker(), preloads(), compress()],
  resolve: { conditions: ["source"] },
  build: {
    outDir: "../headwater/web",
    emptyOutDir: true,
    target: "es2022",
    cssTarget: ["chrome123", "firefox120", "safari17.5"],
    // A file inside a script or a style would need `data:` in the Content-Security-Policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: "index.html", sw: "src/worker/sw.ts" },
      output: {
        entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js"),
        // Few files: over HTTP/1.1 a browser fetches six at a time, and each six cost a phone a round trip.
        codeSplitting: {
          groups: [
            { name: "base", test: /rolldown.runtime|preload-helper|node_modules|sdk\/typescript\/(?!.*(verify|dealing|sha256)\.ts)|web\/src\/(app|start)\//, priority: 3 },
            // With the styles of both games: a browser complains of a style that was fetched early and is not used.
            { name: "table", test: /web\/src\/((table|art|motion|games)\/[^/]+|games\/\w+\/\w+\.css|lobby\/MatchPage.tsx|notices\/push.ts)$/, priority: 2 },
            { name: "moonriver", test: /web\/src\/games\/moonriver\//, priority: 1 },
            { name: "theriver", test: /web\/src\/games\/theriver\//, priority: 1 },
          ],
        },
      },
    },
  },
  server: { proxy: { "/graphql": { target: "http://127.0.0.1:8000", ws: true }, "/v1": "http://127.0.0.1:8000" } },
});
