import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

// The SDK is bundled from its sources, so that one build is enough.
export default defineConfig({
  plugins: [react()],
  resolve: { conditions: ["source"] },
  build: { outDir: "../headwater/web", emptyOutDir: true, target: "es2022" },
  server: { proxy: { "/graphql": { target: "http://127.0.0.1:8000", ws: true }, "/v1": "http://127.0.0.1:8000" } },
});
