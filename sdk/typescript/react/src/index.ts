"use client";
export {
  HeadwaterProvider,
  useHeadwater,
  useLeague,
  useLobby,
  useSearch,
  useSeekers,
  useRoom,
  useSession,
  useStore,
  useTable,
  useTurns,
} from "./hooks.ts";
