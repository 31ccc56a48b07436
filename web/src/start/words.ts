/** Words of the start page. */
import { dictionary } from "../app/text.ts";

export const words = dictionary({
  en: {
    "start.title": "Two games, one river",
    "start.lead": "Sit down at a table now. No account, nothing to read first.",
  },
  it: {
    "start.title": "Due giochi, un fiume",
    "start.lead": "Siediti subito a un tavolo. Senza registrarti, senza leggere nulla prima.",
  },
  es: {
    "start.title": "Dos juegos, un río",
    "start.lead": "Siéntate a una mesa ahora. Sin cuenta y sin leer nada antes.",
  },
  pt: {
    "start.title": "Dois jogos, um rio",
    "start.lead": "Sente-se já a uma mesa. Sem conta e sem nada para ler antes.",
  },
});
