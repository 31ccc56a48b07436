/** `node CLIENT.mjs URL`: looks at every page, then plays a whole match of both games. A warning is an error. */
import { buildSchema, introspectionFromSchema, isAbstractType } from "graphql";
import { look, play } from "./play.mjs";
import { town } from "./town.mjs";

export async function main(Client) {
  for (const level of ["warn", "error"]) {
    console[level] = (...words) => {
      throw new Error(`a warning: ${words.join(" ")}`);
    };
  }
  const url = process.argv[2];
  const built = buildSchema(await (await fetch(`${url}/schema.graphql`)).text());
  const possibleTypes = Object.fromEntries(Object.values(built.getTypeMap()).filter(isAbstractType).map((type) => [type.name, built.getPossibleTypes(type).map((each) => each.name)]));
  const made = () => new Client(url, fetch, possibleTypes, introspectionFromSchema(built));
  const there = await town(url);
  const reader = made();
  reader.token = there.token;
  console.log(`${await look(reader, there)} pages`);
  reader.close();
  for (const game of ["moon-river", "the-river"]) {
    const player = made();
    console.log(`${game}: ${await play(player, game)} moves`);
    player.close();
  }
}
