/** A league's rules for somebody who wants to know what they join. */
import type { LeagueTerms } from "@headwater/client";
import { useSettings } from "../../app/settings.ts";
import { useText } from "../../app/text.ts";
import { span, type Timing, useTimingText } from "../../lobby/timing.ts";
import { chapters } from "./sentences.ts";
import { words } from "./words.ts";

type Props = { readonly terms: LeagueTerms; readonly timing: Timing; readonly isRated: boolean };

export function Terms({ terms, timing, isRated }: Props) {
  const t = useText(words);
  const { language } = useSettings();
  const timingText = useTimingText();
  const list = (parts: readonly string[]) => new Intl.ListFormat(language).format(parts);
  const speech = { t, list, span: (length: number) => span(length, language) };
  return (
    <div className="terms-text">
      {chapters(terms, timingText(timing), isRated, speech).map(({ title, sentences }) => (
        <section key={title}>
          <h3>{t(title)}</h3>
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </section>
      ))}
    </div>
  );
}
