/** A game's rules by number: what refusals link to, such as /rules/moon-river#MR-4.4. */
import { useEffect } from "react";
import { useLocation } from "wouter";
import { Asked } from "../app/Asked.tsx";
import { useAsk } from "../app/ask.ts";
import { Choice } from "../app/Choice.tsx";
import { useGames } from "../app/catalogue.ts";
import { Rules, type RulesQuery } from "../app/documents.ts";
import { MissingPage } from "../app/MissingPage.tsx";
import { Page } from "../app/Page.tsx";
import { useText } from "../app/text.ts";
import { Symbols } from "../art/Symbols.tsx";
import { Examples } from "./Examples.tsx";
import { sections, type Section } from "./sections.ts";
import { words } from "./words.ts";
import "../art/art.css";
import "./rules.css";

export default function RulesPage({ game }: { readonly game: string | undefined }) {
  const t = useText(words);
  const [, navigate] = useLocation();
  const games = useGames();
  const key = game ?? "moon-river";
  const options = games.map((one) => ({ value: one.key, name: one.name }));
  return (
    <Page title={t("rules.title")} actions={<Choice label={t("rules.game")} value={key} options={options} onChange={(next) => navigate(`/rules/${next}`)} />}>
      <Asked answer={useAsk(Rules, { game: key })}>{(answer) => (answer.game ? <RuleBook game={answer.game} /> : <MissingPage />)}</Asked>
    </Page>
  );
}

function RuleBook({ game }: { readonly game: NonNullable<RulesQuery["game"]> }) {
  const t = useText(words);
  const chapters = sections(game.ruleTexts);
  useShownRule(game.key);
  return (
    <div className="rulebook">
      <Symbols />
      <nav className="contents" aria-label={t("rules.contents")}>
        <ol>
          {chapters.map(({ number, title }) => (
            <li key={number}>
              <a href={`#${number}`}>{title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div>
        <p className="rules-about">{game.about}</p>
        {chapters.map((chapter) => (
          <Chapter key={chapter.number} chapter={chapter} />
        ))}
      </div>
    </div>
  );
}

function Chapter({ chapter }: { readonly chapter: Section }) {
  return (
    <section className="chapter" aria-labelledby={chapter.number}>
      <h2 id={chapter.number}>{chapter.title}</h2>
      {chapter.rules.map(({ number, text }) => (
        <div key={number} id={number} className="rule">
          <a href={`#${number}`} className="rule-number">
            {number}
          </a>
          <div>
            <p>{text}</p>
            <Examples rule={number} />
          </div>
        </div>
      ))}
    </section>
  );
}

/** The rules come after the page, so the browser has already looked for the address's rule in vain. */
function useShownRule(game: string): void {
  useEffect(() => {
    const show = () => {
      const rule = document.getElementById(decodeURIComponent(location.hash.slice(1)));
      for (const shown of document.querySelectorAll(".rule.shown")) shown.classList.remove("shown");
      rule?.classList.add("shown");
      rule?.scrollIntoView();
    };
    show();
    addEventListener("hashchange", show);
    return () => removeEventListener("hashchange", show);
  }, [game]);
}
