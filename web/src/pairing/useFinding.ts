/** Begins to look for a table; a visitor whom nobody knows becomes a guest first. */
import type { FindTableInput } from "@headwater/client";
import { useHeadwater } from "@headwater/react";
import { useAct } from "../app/useAct.ts";
import { enter } from "../start/play.ts";
import { awaitedSeeks } from "./awaited.ts";

export function useFinding() {
  const headwater = useHeadwater();
  const { act, ...state } = useAct();
  const find = (input: FindTableInput) =>
    act(async () => {
      const refusal = await enter(headwater);
      if (refusal) return refusal.text;
      const sought = await headwater.search().find(input);
      if (!sought.ok) return sought.refusal.text;
      // Here, because the table may be set before this page has read that it waits.
      awaitedSeeks.add(sought.seek.id);
      return null;
    });
  return { find, ...state };
}
