import { useSyncExternalStore } from "react";
import { useText } from "./text.ts";
import { words } from "./words.ts";

export function OfflineSign() {
  const t = useText(words);
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status" aria-live="polite">
      {!isOnline && <p className="offline">{t("app.offline")}</p>}
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
