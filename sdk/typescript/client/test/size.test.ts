import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { build } from "vite";

// The start page of the web client may weigh 120 kB with everything; the client is the SDK's share of it.
const MOST = { "index.ts": 16_000, "oauth.ts": 4_000, "account/index.ts": 3_000, "conduct/index.ts": 3_000 };

test.each(Object.entries(MOST))("%s is small", async (file, most) => {
  const entry = join(import.meta.dirname, "../src", file);
  const lib = { entry, formats: ["es" as const], fileName: "client" };
  const built = await build({ configFile: false, logLevel: "silent", build: { lib, write: false, minify: true, target: "es2022" } });
  const [{ output }] = built as unknown as [{ output: [{ code: string }] }];
  const bytes = gzipSync(output[0].code).length;
  console.log(`${file}: ${output[0].code.length} bytes, ${bytes} compressed`);
  expect(bytes).toBeLessThan(most);
}, 60_000);
