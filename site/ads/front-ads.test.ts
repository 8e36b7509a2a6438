import { expect, it } from "vitest";
import type { BlockKind } from "../../content/blocks/schemas.ts";
import { frontAds } from "./front-ads.ts";

const written = (kinds: BlockKind[]) => frontAds(kinds).map(({ after, device, id }) => `${after} ${device} ${id}`);

it.each<[string, BlockKind[], string[]]>([
  ["nothing on an empty front", [], []],
  ["mobile and tablet after every odd block", ["card-grid", "card-grid"], ["0 mobile ban1", "0 tablet lb2"]],
  [
    "desktop after every third block",
    ["card-grid", "bucket", "card-grid"],
    ["0 mobile ban1", "0 tablet lb2", "2 mobile ban2", "2 tablet lb3", "2 desktop lb2"],
  ],
  ["one each after a hero spotlight", ["spotlight"], ["0 mobile ban1", "0 tablet lb2", "0 desktop lb2"]],
  [
    "one each after an article list, also on an even place",
    ["card-grid", "article-list"],
    ["0 mobile ban1", "0 tablet lb2", "1 mobile ban2", "1 tablet lb3", "1 desktop lb2"],
  ],
  [
    "headings and ads are not counted",
    ["category-heading", "card-grid", "ad", "bucket"],
    ["1 mobile ban1", "1 tablet lb2"],
  ],
])("ADS-01 %s", (_, kinds, places) => {
  expect(written(kinds)).toEqual(places);
});
