/** From one press to a table: a guest if nobody is signed in, machines of the chosen level, begun at once. */
import type { AiLevel, Headwater, Refusal } from "@headwater/client";

export type Wish = { readonly game: string; readonly machines: number; readonly level: AiLevel };
export type Begun = { readonly matchId: string } | { readonly refusal: Refusal };

export async function playNow(headwater: Headwater, { game, machines, level }: Wish): Promise<Begun> {
  const refusal = await enter(headwater);
  if (refusal) return { refusal };
  const aiSeats = Array.from({ length: machines }, () => ({ level }));
  const change = await headwater.createMatch({ game, seats: machines + 1, own: {}, aiSeats, isListed: false, start: true });
  return change.ok ? change : { refusal: change.refusal };
}

/** Whoever is nobody yet becomes a guest; the refusal if even that is not allowed. */
export async function enter(headwater: Headwater): Promise<Refusal | null> {
  await headwater.session.ready;
  if (headwater.session.snapshot !== null) return null;
  const entry = await headwater.enterAsGuest();
  return entry.ok ? null : entry.refusal;
}
