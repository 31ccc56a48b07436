import type {
  Headwater,
  LeagueSnapshot,
  LobbyFilter,
  LobbySnapshot,
  Search,
  SearchSnapshot,
  SeekersSnapshot,
  Room,
  RoomSnapshot,
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

/** Follows a room of a match or a league; `room` is what speaks there. */
export function useRoom(place: string, kind: "PLAYERS" | "SPECTATORS" = "PLAYERS"): RoomSnapshot & { readonly room: Room } {
  const room = useHeadwater().room(place, kind);
  const snapshot = useStore(room);
  return useMemo(() => ({ ...snapshot, room }), [snapshot, room]);
}

export function useTurns(): TurnsSnapshot {
  return useStore(useHeadwater().turns());
}

/** What the viewer looks for; while the component is mounted, live seeks stay. */
export function useSearch(): SearchSnapshot & { readonly search: Search } {
  const search = useHeadwater().search();
  const snapshot = useStore(search);
  return useMemo(() => ({ ...snapshot, search }), [snapshot, search]);
}

export function useSeekers(game: string | null = null): SeekersSnapshot {
  return useStore(useHeadwater().seekers(game));
}

export function useLeague(id: string): LeagueSnapshot {
  return useStore(useHeadwater().league(id));
}
