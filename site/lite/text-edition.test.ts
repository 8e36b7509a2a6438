import { expect, it } from "vitest";
import { textEdition } from "./text-edition.ts";

it.each([
  ["the front page", "home", "/", "/lite"],
  ["a story", "article", "/politics/senate-clears-bill", "/lite/politics/senate-clears-bill"],
  ["a story of foreign letters", "article", "/world/ünï", "/lite/world/%C3%BCn%C3%AF"],
  ["the people, at either address", "personalities", "/person/personalities", "/lite/personalities"],
  ["a page that is no words", "live-tv", "/go", undefined],
  ["what is printed", "article-print", "/us/a.print", undefined],
  ["nothing", "not-found", "/no/such/story", undefined],
] as const)("the text edition of %s", (_, page, path, edition) => {
  expect(textEdition(page, path)).toBe(edition);
});
