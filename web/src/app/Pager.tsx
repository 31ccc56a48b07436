/** Forwards and backwards through a list that the server cuts into pages. */
import { useState } from "react";
import { useText } from "./text.ts";
import { words } from "./words.ts";

type Pages = {
  /** The cursor to ask with; null for the first page. */
  readonly after: string | null;
  readonly number: number;
  readonly goOn: (cursor: string) => void;
  readonly goBack: () => void;
};

/** Begins anew whenever `of` changes. */
export function usePages(of: string): Pages {
  const [state, setState] = useState<{ readonly of: string; readonly cursors: readonly string[] }>({ of, cursors: [] });
  const cursors = state.of === of ? state.cursors : [];
  return {
    after: cursors.at(-1) ?? null,
    number: cursors.length,
    goOn: (cursor) => setState({ of, cursors: [...cursors, cursor] }),
    goBack: () => setState({ of, cursors: cursors.slice(0, -1) }),
  };
}

type Info = { readonly hasNextPage: boolean; readonly endCursor: string | null };

export function Pager({ pages, info }: { readonly pages: Pages; readonly info: Info }) {
  const t = useText(words);
  const { endCursor } = info;
  if (!pages.number && !info.hasNextPage) return null;
  return (
    <nav className="pager" aria-label={t("app.pages")}>
      <button type="button" disabled={!pages.number} onClick={pages.goBack}>
        {t("app.earlier")}
      </button>
      <span className="soft">{t("app.page", { number: pages.number + 1 })}</span>
      <button type="button" disabled={!info.hasNextPage || endCursor === null} onClick={() => endCursor && pages.goOn(endCursor)}>
        {t("app.later")}
      </button>
    </nav>
  );
}
