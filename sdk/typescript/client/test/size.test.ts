import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { build } from "vite";

// The start page of the web client may weigh 120 kB with everything; this is the SDK's share of it.
const MOST = 16_000;

test("the whole client is small", async () => {
  const entry = join(import.meta.dirname, "../src/index.ts");
  const lib = { entry, formats: ["es" as const], fileName: "client" };
  const built = await build({ configFile: false, logLevel: "silent", build: { lib, write: false, minify: true, target: "es2022" } });
  const [{ output }] = built as unknown as [{ output: [{ code: string }] }];
  const bytes = gzipSync(output[0].code).length;
  console.log(`${output[0].code.length} bytes, ${bytes} compressed`);
  expect(bytes).toBeLessThan(MOST);
}, 60_000);
