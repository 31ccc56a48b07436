/** Writes down which scripts and styles the page behind an address needs, so that the server can name them before the first one runs. */
import type { Plugin, Rolldown } from "vite";

type Chunk = Rolldown.OutputChunk;

/** The start of an address, and the modules that its page loads one after the other. */
const PAGES: Record<string, readonly string[]> = {
  // Both games: which one it is, is known only when the match is.
  "/match/": ["/src/lobby/MatchPage.tsx", "/src/table/TablePage.tsx", "/src/games/moonriver/index.tsx", "/src/games/theriver/index.tsx"],
};

export function preloads(): Plugin {
  return {
    name: "preloads",
    apply: "build",
    // After Vite has taken out the chunks that hold nothing but styles: nobody could load their scripts.
    enforce: "post",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      const named = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
      const isScript = ({ moduleIds }: Chunk) => moduleIds.some((id) => !id.endsWith(".css"));
      const withImports = (chunk: Chunk): Chunk[] => [chunk, ...chunk.imports.flatMap((name) => withImports(named.get(name)!))];
      const filesOf = (chunk: Chunk) => withImports(chunk).flatMap((one) => [...(isScript(one) ? [one.fileName] : []), ...(one.viteMetadata?.importedCss ?? [])]);
      const chunkOf = (module: string): Chunk =>
        chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(module))) ?? this.error(`no chunk holds ${module}`);
      const html = bundle["index.html"];
      const isHere = (file: string) => html?.type === "asset" && String(html.source).includes(file);
      const lists = Object.entries(PAGES).map(([start, modules]) => {
        const files = new Set(modules.map(chunkOf).flatMap(filesOf).filter((file) => !isHere(file)));
        return [start, [...files].map((file) => `/${file}`)];
      });
      this.emitFile({ type: "asset", fileName: "preloads.json", source: JSON.stringify(Object.fromEntries(lists)) });
    },
  };
}
