/** An answer, or the sign that it is on its way, or why there is none. */
import type { ReactNode } from "react";
import type { Answer } from "./ask.ts";
import { useText } from "./text.ts";
import { words } from "./words.ts";

type Props<Data> = { readonly answer: Answer<Data>; readonly children: (data: Data) => ReactNode };

export function Asked<Data>({ answer, children }: Props<Data>) {
  if (answer.data !== null) return children(answer.data);
  return answer.fault ? <Fault answer={answer} /> : <Loading />;
}

export function Loading() {
  const t = useText(words);
  return <p className="loading">{t("app.loading")}</p>;
}

function Fault({ answer }: { readonly answer: Answer<unknown> }) {
  const t = useText(words);
  return (
    <div className="notice bad" role="alert">
      <p>{answer.fault?.code === "network" ? t("app.unreachable") : answer.fault?.message}</p>
      <button type="button" onClick={answer.askAgain}>
        {t("app.again")}
      </button>
    </div>
  );
}
