/** Something that a press begins: never twice at once, and its refusal or fault in words. */
import { HeadwaterError } from "@headwater/client";
import { useState } from "react";

type Act = {
  readonly isBusy: boolean;
  readonly complaint: string | null;
  readonly act: (work: () => Promise<string | null | undefined | void>) => void;
};

/** The work gives back a complaint, or nothing when it went well. */
export function useAct(): Act {
  const [isBusy, setBusy] = useState(false);
  const [complaint, setComplaint] = useState<string | null>(null);
  const act: Act["act"] = (work) => {
    if (isBusy) return;
    setBusy(true);
    setComplaint(null);
    work()
      .then((text) => setComplaint(text ?? null))
      .catch((error: unknown) => setComplaint(error instanceof HeadwaterError ? error.message : String(error)))
      .finally(() => setBusy(false));
  };
  return { isBusy, complaint, act };
}
