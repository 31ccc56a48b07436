/** Words of the rules. */
import { dictionary } from "../app/text.ts";

export const words = dictionary({
  en: {
    "rules.title": "Rules",
    "rules.game": "Game",
    "rules.contents": "Chapters",
    "rules.yes": "so",
    "rules.no": "not so",
  },
  it: {
    "rules.title": "Regole",
    "rules.game": "Gioco",
    "rules.contents": "Capitoli",
    "rules.yes": "così",
    "rules.no": "non così",
  },
  es: {
    "rules.title": "Reglas",
    "rules.game": "Juego",
    "rules.contents": "Capítulos",
    "rules.yes": "así",
    "rules.no": "así no",
  },
  pt: {
    "rules.title": "Regras",
    "rules.game": "Jogo",
    "rules.contents": "Capítulos",
    "rules.yes": "assim",
    "rules.no": "assim não",
  },
});
