/** Writes down which scripts the page behind an address needs, so that the server can name them before the first one runs. */
import type { Plugin } from "vite";

/** The start of an address, and the modules that its page loads one after the other. */
const PAGES: Record<string, readonly string[]> = {
  "/match/": ["/src/lobby/MatchPage.tsx", "/src/table/TablePage.tsx"],
};

export function preloads(): Plugin {
  return {
    name: "preloads",
    apply: "build",
    // After Vite has taken out the chunks that hold nothing but styles: nobody could load their scripts.
    enforce: "post",
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter((file) => file.type === "chunk");
      // Vite takes chunks that hold nothing but styles out of the bundle later.
      const isScript = (name: string) => chunks.some(({ fileName, moduleIds }) => fileName === name && moduleIds.some((id) => !id.endsWith(".css")));
      const filesOf = (module: string): string[] => {
        const entry = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module));
        if (!entry) this.error(`no chunk begins with ${module}`);
        return [entry.fileName, ...entry.imports].filter(isScript);
      };
      const here = new Set(chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName, imports }) => [fileName, ...imports]));
      const lists = Object.entries(PAGES).map(([start, modules]) => {
        const files = new Set(modules.flatMap(filesOf).filter((file) => !here.has(file)));
        return [start, [...files].map((file) => `/${file}`)];
      });
      this.emitFile({ type: "asset", fileName: "preloads.json", source: JSON.stringify(Object.fromEntries(lists)) });
    },
  };
}
