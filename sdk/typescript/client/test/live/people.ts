// Accounts, apps, talk, safety and privacy: `node people.ts URL MODERATOR PASSWORD`; a line `code ADDRESS PAGE` asks for
// the code of a mailed link, which is then read from standard input.
import assert from "node:assert/strict";
import { createInterface } from "node:readline";
import { Account, Apps, Notifications, Privacy } from "../../src/account/index.ts";
import { Conduct, Moderation } from "../../src/conduct/index.ts";
import { createClient, type Headwater } from "../../src/index.ts";

const [url, moderator, password] = process.argv.slice(2) as [string, string, string];
const answers = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
const DAY = 86_400_000;

async function mailed(address: string, page: string): Promise<string> {
  console.log(`code ${address} ${page}`);
  return (await answers.next()).value as string;
}

async function person(name: string): Promise<Headwater> {
  const headwater = createClient({ url });
  assert((await headwater.signUp({ name, password })).ok);
  return headwater;
}

async function ofAccounts(): Promise<void> {
  const [ada, phone] = [await person("tsAda"), createClient({ url })];
  const account = new Account(ada);
  const changed = await account.changeProfile({ text: "Plays at night.", language: "IT", timeZone: "Europe/Rome", avatar: null });
  assert(changed.ok && changed.account.text === "Plays at night.");
  assert((await account.setAddress("tsada@river.example", password)).ok);
  assert((await new Account(createClient({ url })).verifyAddress(await mailed("tsada@river.example", "verify"))).ok);
  assert.equal((await account.read())?.address, "tsada@river.example");
  await phone.signIn({ name: "tsAda", password });
  const made = await account.createToken({ label: "plays", scopes: ["PLAY"] });
  assert(made.ok && made.secret !== "");
  assert((await account.tokens()).some(({ label }) => label === "plays"));
  assert((await account.revokeToken(made.token.id)).ok);
  const ended = await account.endOtherSessions();
  assert(ended.ok && ended.ended === 1);
  assert((await ada.changeName({ name: "tsAda2", password })).ok);
  const wrong = await account.setAddress(null, "not this");
  assert(!wrong.ok && wrong.refusal.code === "wrong-password");
  assert((await account.requestPasswordReset("tsAda2")).ok);
  assert((await account.resetPassword(await mailed("tsada@river.example", "reset"), "another river")).ok);
  assert((await phone.signIn({ name: "tsAda2", password: "another river" })).ok);
  for (const each of [ada, phone]) each.close();
}

async function ofApps(): Promise<void> {
  const [author, player] = [await person("tsBen"), await person("tsCem")];
  const apps = new Apps(author);
  const issued = await apps.register({ name: "Riverside", redirectUris: ["https://app.example/back"], isConfidential: true });
  assert(issued.ok);
  const { id } = issued.app;
  const renewed = await apps.renewSecret(id);
  assert(renewed.ok && renewed.secret !== issued.secret);
  assert((await apps.change({ appId: id, name: "Lakeside", redirectUris: ["https://app.example/back"] })).ok);
  assert.deepEqual((await apps.own()).map((app) => app.name), ["Lakeside"]);
  const wish = new URLSearchParams({
    response_type: "code", client_id: id, redirect_uri: "https://app.example/back", scope: "play", state: "x",
    code_challenge: "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM", code_challenge_method: "S256",
  }).toString();
  const asked = await new Apps(player).wish(wish);
  assert(asked.ok && asked.scopes[0] === "PLAY");
  const [allowed, refused] = [await new Apps(player).allow(wish), await new Apps(player).refuse(wish)];
  assert(allowed.ok && allowed.redirect.includes("code=") && refused.ok && refused.redirect.includes("access_denied"));
  assert.deepEqual(await new Apps(player).grants(), []);
  assert((await apps.remove(id)).ok);
  for (const each of [author, player]) each.close();
}

async function ofConduct(): Promise<void> {
  const [eve, fay, mona] = [await person("tsEve"), await person("tsFay"), createClient({ url })];
  assert((await mona.signIn({ name: moderator, password })).ok);
  const opened = await eve.createMatch({ game: "the-river", seats: 2, own: {} });
  assert(opened.ok && (await fay.table(opened.matchId).join()).ok);
  const said = await eve.room(opened.matchId).say("you play like a brick");
  assert(said.ok);
  const room = await fay.room(opened.matchId).until(({ messages }) => messages.length > 0);
  const rude = room.messages[0]!.author!.id;
  const conduct = new Conduct(fay);
  assert((await conduct.block(rude)).ok && (await conduct.mute(rude)).ok);
  assert.deepEqual([...(await conduct.blocks()).items, ...(await conduct.mutes()).items].map(({ player }) => player?.id), [rude, rude]);
  assert((await conduct.unblock(rude)).ok && (await conduct.unmute(rude)).ok);
  const reported = await conduct.report({ offence: "INSULT", text: "rude", messageId: said.message.id });
  assert(reported.ok && (await conduct.ownReport(reported.report.id))?.player?.id === rude);

  const [moderation, own] = [new Moderation(mona), new Conduct(eve)];
  const { items: [line] } = await moderation.cases({ status: "OPEN", playerId: rude });
  const file = await moderation.case(line!.id);
  assert.equal(file?.reports?.[0]?.evidence?.messages[0]?.text, "you play like a brick");
  assert((await moderation.removeMessage(said.message.id, "rude")).ok);
  const given = await moderation.sanction({ playerId: rude, kind: "MUTE", duration: DAY, reason: "be nice", caseId: line!.id });
  assert(given.ok && (await moderation.sanctionsAgainst(rude)).items[0]!.id === given.sanction.id);
  const { items: [sanction] } = await own.sanctions();
  assert((await own.markSanctionSeen(sanction!.id)).ok);
  const appealed = await own.appeal(sanction!.id, "it was a compliment");
  assert(appealed.ok && (await moderation.appeals()).items.every(({ id }) => id !== appealed.appeal.id));
  const party = await moderation.decideAppeal({ appealId: appealed.appeal.id, verdict: "LIFTED", answer: "fair" });
  assert(!party.ok && party.refusal.code === "case-party");
  assert((await moderation.lift(sanction!.id, "fair enough")).ok && (await moderation.closeCase(line!.id, "settled")).ok);
  assert.deepEqual((await moderation.case(line!.id))?.history?.map(({ action }) => action).sort(), ["CLOSE_CASE", "LIFT_MUTE", "MUTE"]);
  for (const each of [eve, fay, mona]) each.close();
}

async function ofPrivacy(): Promise<void> {
  const gil = await person("tsGil");
  const privacy = new Privacy(gil);
  assert((await privacy.storedData()).some(({ category }) => category === "ARCHIVES"));
  assert((await privacy.requestArchive(password)).ok);
  let archive = await privacy.archive();
  while (archive?.path == null) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    archive = await privacy.archive();
  }
  const file = await privacy.downloadArchive({ ...archive, path: archive.path });
  assert.equal(file.size, archive.size);
  assert.equal(new TextDecoder().decode((await file.arrayBuffer()).slice(0, 2)), "PK");
  const notices = new Notifications(gil);
  const chosen = await notices.configure({ kinds: [{ kind: "RESULT", mail: false }], quietHours: { begins: "22:00", ends: "07:00" } });
  assert(chosen.ok && (await notices.settings())?.quietHours?.begins === "22:00");
  const asked = await privacy.requestErasure(password);
  assert(asked.ok && asked.dueAt > 0);
  await assert.rejects(gil.request("{ account { id } }" as never), { name: "HeadwaterError" });
  assert.equal(gil.session.snapshot, null);
  gil.close();
}

await ofAccounts();
await ofApps();
await ofConduct();
await ofPrivacy();
answers.return?.();
console.log("all reached");
process.exit(0);
