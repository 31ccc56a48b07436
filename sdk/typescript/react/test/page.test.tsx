import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createElement, type ComponentType } from "react";
import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";

const PAGE = join(import.meta.dirname, "../../../../docs/sdk-typescript.md");

test("the example of the page renders on a server", async () => {
  const example = /```tsx\n(.*?)```/s.exec(readFileSync(PAGE, "utf8"))![1]!;
  const folder = mkdtempSync(join(import.meta.dirname, "page-"));
  try {
    writeFileSync(join(folder, "app.tsx"), example);
    const { default: App } = (await import(join(folder, "app.tsx"))) as { default: ComponentType<{ id: string }> };
    expect(renderToString(createElement(App, { id: "m" }))).toBe("<p>loading</p>");
  } finally {
    rmSync(folder, { recursive: true });
  }
});
