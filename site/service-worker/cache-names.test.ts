import { expect, it } from "vitest";
import { pageCacheName, outdatedCaches, pictureCache, shellCache } from "./cache-names.ts";

it("a new build does away with the shells of others and with nothing else", () => {
  const names = [shellCache("a"), shellCache("b"), pageCacheName, pictureCache, "someone-elses"];
  expect(outdatedCaches(names, "b")).toEqual([shellCache("a")]);
});
