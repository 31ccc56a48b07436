"use client";
export {
  HeadwaterProvider,
  useHeadwater,
  useLeague,
  useLobby,
  useSession,
  useStore,
  useTable,
  useTurns,
} from "./hooks.ts";
