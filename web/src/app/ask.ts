/** What a page asks the server once. Kept while the client is open, so that going back shows it at once. */
import { type Headwater, HeadwaterError, type TypedDocument } from "@headwater/client";
import { useHeadwater, useSession } from "@headwater/react";
import { useEffect, useState } from "react";
import { useSettings } from "./settings.ts";

export type Answer<Data> = {
  readonly data: Data | null;
  readonly fault: HeadwaterError | null;
  readonly askAgain: () => void;
};

type State = { readonly key: string; readonly data: unknown; readonly fault: HeadwaterError | null };

const kept = new Map<string, unknown>();
/** A server that restarts is back within seconds; a phone that sleeps wakes with an `online`. */
const PAUSE = 3_000;

/** `variables` null asks nothing yet. */
export function useAsk<Data, Variables>(document: TypedDocument<Data, Variables>, variables: Variables | null): Answer<Data> {
  const headwater = useHeadwater();
  const { language } = useSettings();
  const player = useSession()?.player.id ?? "";
  const key = JSON.stringify([document, variables, language, player]);
  const [state, setState] = useState<State>({ key, data: null, fault: null });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (variables === null) return undefined;
    return askUntilAnswered(headwater, document, variables, (data, fault) => {
      if (fault === null) kept.set(key, data);
      setState({ key, data, fault });
    });
    // The key says everything about document and variables.
  }, [headwater, key, attempt]);
  const { data, fault } = state.key === key ? state : { data: null, fault: null };
  return { data: (data ?? kept.get(key) ?? null) as Data | null, fault, askAgain: () => setAttempt(attempt + 1) };
}

type Tell = (data: unknown, fault: HeadwaterError | null) => void;

/** The answer, however long the network takes; rejects only with what another attempt would not change. */
export function answered<Data, Variables>(headwater: Headwater, document: TypedDocument<Data, Variables>, variables: Variables): Promise<Data> {
  return new Promise((resolve, reject) => {
    const stop = askUntilAnswered(headwater, document, variables, (data, fault) => {
      if (fault?.isTemporary) return;
      stop();
      if (fault === null) resolve(data as Data);
      else reject(fault);
    });
  });
}

/** Tries again by itself as long as that may help; returns how to stop. */
function askUntilAnswered<Data, Variables>(
  headwater: Headwater,
  document: TypedDocument<Data, Variables>,
  variables: Variables,
  tell: Tell,
): () => void {
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ask = async (): Promise<void> => {
    clearTimeout(timer);
    try {
      const data = await headwater.request(document, variables);
      if (!isStopped) tell(data, null);
    } catch (error) {
      if (isStopped) return;
      const fault = error instanceof HeadwaterError ? error : new HeadwaterError("internal", String(error));
      tell(null, fault);
      if (fault.isTemporary) timer = setTimeout(() => void ask(), PAUSE);
    }
  };
  const wake = () => void ask();
  addEventListener("online", wake);
  void ask();
  return () => {
    isStopped = true;
    clearTimeout(timer);
    removeEventListener("online", wake);
  };
}
