/** The browser's title: how many turns wait for the visitor, the page, the product. */
import { useEffect } from "react";

const PRODUCT = "Headwater";
let page = "";
let waiting = 0;

export function usePageTitle(title: string): void {
  useEffect(() => {
    page = title;
    showTitle();
  }, [title]);
}

/** Shows the number of waiting turns in the title and, where there is one, on the installed program's icon. */
export function useTurnBadge(count: number): void {
  useEffect(() => {
    waiting = count;
    showTitle();
    void (count ? navigator.setAppBadge?.(count) : navigator.clearAppBadge?.())?.catch(() => undefined);
  }, [count]);
}

function showTitle(): void {
  const name = page && page !== PRODUCT ? `${page} · ${PRODUCT}` : PRODUCT;
  document.title = waiting ? `(${waiting}) ${name}` : name;
}
