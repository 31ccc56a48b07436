import { useHeadwater, useStore } from "@headwater/react";
import { useSyncExternalStore } from "react";
import { useText } from "./text.ts";
import { words } from "./words.ts";

export function OfflineSign() {
  const t = useText(words);
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  const connection = useStore(useHeadwater().connection);
  const sign = isOnline ? connection === "offline" && t("app.unreachable") : t("app.offline");
  return (
    <div role="status" aria-live="polite">
      {sign && <p className="offline">{sign}</p>}
    </div>
  );
}

function subscribe(listener: () => void): () => void {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}
