import { expect, it } from "vitest";
import { keptCache, outdatedCaches, pictureCache, shellCache } from "./cache-names.ts";

it("a new build does away with the shells of others and with nothing else", () => {
  const names = [shellCache("a"), shellCache("b"), keptCache, pictureCache, "someone-elses"];
  expect(outdatedCaches(names, "b")).toEqual([shellCache("a")]);
});
