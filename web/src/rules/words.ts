/** Words of the rules. */
import { dictionary } from "../app/text.ts";

export const words = dictionary({
  en: {
    "rules.title": "Rules",
    "rules.game": "Game",
    "rules.contents": "Chapters",
  },
  it: {
    "rules.title": "Regole",
    "rules.game": "Gioco",
    "rules.contents": "Capitoli",
  },
  es: {
    "rules.title": "Reglas",
    "rules.game": "Juego",
    "rules.contents": "Capítulos",
  },
  pt: {
    "rules.title": "Regras",
    "rules.game": "Jogo",
    "rules.contents": "Capítulos",
  },
});
