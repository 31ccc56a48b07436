import type {
  Headwater,
  LeagueSnapshot,
  LobbyFilter,
  LobbySnapshot,
  Session,
  Store,
  Table,
  TableSnapshot,
  TurnsSnapshot,
} from "@headwater/client";
import { createContext, createElement, useContext, useMemo, useSyncExternalStore, type ReactNode } from "react";

const HeadwaterContext = createContext<Headwater | null>(null);

export function HeadwaterProvider(props: { client: Headwater; children?: ReactNode }) {
  return createElement(HeadwaterContext.Provider, { value: props.client }, props.children);
}

/** The client of the nearest provider. */
export function useHeadwater(): Headwater {
  const client = useContext(HeadwaterContext);
  if (client === null) throw new Error("useHeadwater needs a HeadwaterProvider around it");
  return client;
}

/** The snapshot of any store; on a server, and while hydrating, what it is before anything is known. */
export function useStore<T>(store: Store<T>): T {
  return useSyncExternalStore(
    store.subscribe,
    () => store.snapshot,
    () => store.initial,
  );
}

export function useSession(): Session | null {
  return useStore(useHeadwater().session);
}

/** Follows a match while the component is mounted; `table` is what plays. The same object until something changes. */
export function useTable(id: string): TableSnapshot & { readonly table: Table } {
  const table = useHeadwater().table(id);
  const snapshot = useStore(table);
  return useMemo(() => ({ ...snapshot, table }), [snapshot, table]);
}

export function useLobby(filter: LobbyFilter = {}): LobbySnapshot {
  return useStore(useHeadwater().lobby(filter));
}

export function useTurns(): TurnsSnapshot {
  return useStore(useHeadwater().turns());
}

export function useLeague(id: string): LeagueSnapshot {
  return useStore(useHeadwater().league(id));
}
