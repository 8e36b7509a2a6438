import { describe, expect, it } from "vitest";
import { housePromos } from "../../demo/records/house-promos.ts";
import { parseBlocks } from "../../content/blocks/parse-blocks.ts";
import { builtInPromos, housePromoFor, type HousePromoText } from "./house-promos.ts";

const promos = parseBlocks(housePromos).blocks.flatMap((block): HousePromoText[] =>
  block.kind === "house-promo" ? [block.props] : [],
);
function placeOf(slot: string): number {
  const promo = housePromoFor(slot, { promos });
  return promo === undefined ? -1 : promos.indexOf(promo);
}

describe("housePromoFor", () => {
  it.each([
    ["lb1", 0],
    ["lb2", 1],
    ["ban1", 0],
    ["rail1", 4],
    ["inread", 2],
    ["inread-2", 2],
    ["unheard-of", 0],
    ["lb0", 0],
    ["", 0],
    ["constructor1", 0],
  ])("the promo of %j is number %i", (slot, place) => {
    expect(placeOf(slot)).toBe(place);
  });

  it("gives neighbouring slots different promos and the same slot always the same", () => {
    for (let number = 1; number < 30; number += 1) {
      expect(placeOf(`ban${number}`)).not.toBe(placeOf(`ban${number + 1}`));
      expect(placeOf(`ban${number}`)).not.toBe(placeOf(`rail${number}`));
    }
    expect(housePromoFor("ban7", { promos })).toBe(housePromoFor("ban7", { promos }));
  });

  it("goes round however few there are, and has one of its own when there is none", () => {
    expect(housePromoFor("ban20", { promos: builtInPromos })).toBe(builtInPromos[19 % builtInPromos.length]);
    expect(housePromoFor("ban20", { promos: [] })).toBe(builtInPromos[0]);
  });

  it.each([
    ["ban1", 0],
    ["ban2", 1],
    ["ban3", undefined],
    ["inread", undefined],
    ["rail1", 1],
    ["rail2", undefined],
  ])("of two that are shown once each, %s has number %s", (slot, place) => {
    const two = promos.slice(0, 2);
    expect(housePromoFor(slot, { promos: two, isOnceEach: true })).toBe(place === undefined ? undefined : two[place]);
  });
});
