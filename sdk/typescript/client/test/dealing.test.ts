import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { bytesOf, commitmentOf, hex, seedOf, Stream } from "../src/dealing.ts";
import { verifyDeal, type Components, type DealtRecord } from "../src/index.ts";
import { sha256 } from "../src/sha256.ts";

const A = new Uint8Array(32);
const B = Uint8Array.from({ length: 32 }, (_, index) => index);
const WORDS = ["river", "", "lună"];
const stream = () => new Stream(seedOf(B, WORDS));
const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

test("SHA-256 is right for every length around its blocks", () => {
  for (let length = 0; length < 200; length++) {
    const message = Uint8Array.from({ length }, (_, index) => index * 7);
    expect(hex(sha256(message))).toBe(createHash("sha256").update(message).digest("hex"));
  }
});

describe("the vectors of docs/dealing.md", () => {
  test("commitments", () => {
    expect(commitmentOf(A)).toBe("401836a312e9554d2fca71953970daef647ef232d68ca37743162b465fd308f8");
    expect(commitmentOf(B)).toBe("b65773dadaab8139b94a4b8a363fa10ed64a20f4d096783ea933e84ccb053860");
  });

  test("seeds", () => {
    expect(hex(seedOf(A, []))).toBe("e8de6387b4b3ad030882bfd8f9565a5604a4435713977c26061940dc376e3a2e");
    expect(hex(seedOf(B, WORDS))).toBe("dc85e1d848037bb98406d45529d759aa56fb1ece10165704596e025d5cd0faf8");
    expect(hex(seedOf(B, ["river", "luna"]))).toBe("22436610c4df09ec3c000ee729dee9993aaa4af4cdd89c1aa9fbb81641efbf05");
    expect(hex(seedOf(B, ["riverluna"]))).toBe("61a2a0e2d3fccc10807b7b2337e6208a9d5a0d13111e24c3eab0bac7192debde");
  });

  test("words of a stream", () => {
    const { word, words } = { word: stream(), words: [537102912, 175702710, 3808778154, 191452476, 1202085030] };
    expect(times(10, () => word.word())).toEqual([...words, 1035172220, 3917338502, 576497305, 2673091732, 1634399801]);
  });

  test("numbers below a bound", () => {
    const [six, large] = [stream(), stream()];
    expect(times(12, () => six.below(6))).toEqual([0, 0, 0, 0, 0, 2, 2, 1, 4, 5, 2, 1]);
    expect(times(6, () => large.below(3_000_000_000))).toEqual([
      537102912, 175702710, 191452476, 1202085030, 1035172220, 576497305,
    ]);
  });

  test("shuffles", () => {
    expect(stream().shuffled([..."abcdefghij"]).join(" ")).toBe("i e b h g a f j d c");
    const numbers = times(10, () => 0).map((_, index) => index + 1);
    expect(stream().branch("plots").shuffled(numbers)).toEqual([9, 1, 6, 4, 7, 2, 8, 10, 5, 3]);
  });
});

describe("a record", () => {
  const secret = hex(B);
  const lists: Components[] = [
    { key: "tiles", components: ["T3", "T1", "T2", "T4"].map((key) => ({ key, count: 1 })) },
    { key: "buildings", components: ["B1", "B2", "B3"].map((key) => ({ key, count: 1 })) },
  ];
  const seed = seedOf(bytesOf(secret), WORDS);
  const record: DealtRecord = {
    game: "the-river",
    seats: ["black", "blue", "green"],
    deal: {
      tiles: new Stream(seed, "tiles").shuffled(["T1", "T2", "T3", "T4"]),
      buildings: new Stream(seed, "buildings").shuffled(["B1", "B2", "B3"]),
      first: 1 + new Stream(seed, "first").below(3),
      reshuffles: [new Stream(seed, "reshuffle-1").shuffled(["T1", "T4"])],
    },
    dealing: { algorithm: "headwater-deal/1", commitment: commitmentOf(B), secret, words: WORDS },
  };
  const faults = (change: object, published?: string) =>
    verifyDeal({ ...record, ...change } as DealtRecord, lists, published).faults;

  test("that was dealt as promised is sound", () => {
    expect(verifyDeal(record, lists, commitmentOf(B))).toEqual({ isSound: true, faults: [] });
  });

  test("with another secret than the one that was committed to is not", () => {
    expect(faults({}, commitmentOf(A))).toEqual(["published commitment"]);
    expect(faults({ dealing: { ...record.dealing, commitment: commitmentOf(A) } })).toEqual(["commitment"]);
  });

  test("with piles in another order is not", () => {
    const { deal } = record;
    expect(faults({ deal: { ...deal, tiles: [...(deal.tiles as string[])].reverse() } })).toEqual(["tiles"]);
    expect(faults({ deal: { ...deal, first: 4 } })).toEqual(["first"]);
    expect(faults({ deal: { ...deal, reshuffles: [[...(deal.reshuffles as string[][])[0]!].reverse()] } })).toEqual(["reshuffles"]);
  });

  test("with words left out is not", () => {
    expect(faults({ dealing: { ...record.dealing, words: ["river"] } })).toContain("words");
  });

  test("of a game that is not known is not", () => {
    expect(faults({ game: "chess" })).toEqual(["game"]);
  });
});
