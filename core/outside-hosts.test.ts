import { expect, it } from "vitest";
import { allowsHosts, hostNames, mergedHosts, type OutsideHosts } from "./outside-hosts.ts";

const player = "https://player.example";
const posts = "https://posts.example";

it.each<[OutsideHosts | undefined, OutsideHosts | undefined, boolean]>([
  [undefined, undefined, true],
  [{ frame: [player] }, undefined, true],
  [undefined, {}, true],
  [undefined, { frame: [player] }, false],
  [{ frame: [player] }, { frame: [player] }, true],
  [{ frame: [player, posts] }, { frame: [posts] }, true],
  [{ frame: [player] }, { frame: [player, posts] }, false],
  [{ frame: [player] }, { script: [player] }, false],
])("a document that allows %o shows a page that needs %o: %s", (allowed, needed, shown) => {
  expect(allowsHosts(hostNames(allowed), hostNames(needed))).toBe(shown);
});

it("what a page says nothing of is nothing", () => {
  expect(allowsHosts(undefined, undefined)).toBe(true);
  expect(allowsHosts(undefined, hostNames({ script: [posts] }))).toBe(false);
});

it("several needs become one, each host once, whatever their order", () => {
  const one = { frame: [posts], script: [posts] };
  const other = { frame: [player, posts] };
  expect(mergedHosts(one, undefined, other)).toEqual({ frame: [player, posts], script: [posts] });
  expect(mergedHosts(other, one)).toEqual(mergedHosts(one, other));
  expect(mergedHosts()).toEqual({});
});
