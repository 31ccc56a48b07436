/** `node openapi.ts URL`: a whole match through openapi-fetch with the types that openapi-typescript made. */
import createClient from "openapi-fetch";
import type { paths } from "./generated/openapi.ts";

const baseUrl = process.argv[2] ?? "";
const { data: guest } = await createClient<paths>({ baseUrl }).POST("/v1/guests", { body: {} });
if (!guest) throw new Error("no guest");
const api = createClient<paths>({ baseUrl, headers: { Authorization: `Bearer ${guest.token}` } });

for (const game of ["moon-river", "the-river"]) console.log(`${game}: ${await play(game)} moves`);

async function play(game: string): Promise<number> {
  const opened = await api.POST("/v1/matches", { body: { game, seats: 2, ai_seats: [{ level: "drifter" }], start: true } });
  if (!opened.data) throw new Error(JSON.stringify(opened.error));
  const path = { match: opened.data.id };
  for (let moves = 0; ; ) {
    const { data: match } = await api.GET("/v1/matches/{match}", { params: { path } });
    if (match?.status === "finished") {
      if (match.outcome?.reason !== "game") throw new Error("it did not end by its rules");
      return moves;
    }
    if (!match || match.to_move !== match.viewer_seat) {
      await new Promise((resolve) => setTimeout(resolve, 50)); // the machine is to move
      continue;
    }
    const { data: legal } = await api.GET("/v1/matches/{match}/moves", { params: { path } });
    const move = legal?.items[0]?.notation ?? "";
    const headers = { "If-Match": `"${match.version}"`, "Idempotency-Key": `${match.id}-${match.version}` };
    const played = await api.POST("/v1/matches/{match}/moves/{move}", { params: { path: { ...path, move }, header: headers } });
    if (!played.data) throw new Error(JSON.stringify(played.error));
    moves += 1;
  }
}
