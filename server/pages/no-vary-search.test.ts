import { expect, it } from "vitest";
import { addressOf } from "../../model/addresses/address-of.ts";
import { noVarySearch } from "./no-vary-search.ts";

const moved = ["/?p", "/?page_id", "/?cat=:id", "/old?id&na%C3%AFve"];

it.each([
  ["/politics/a-story", '"archive" "page" "preview"'],
  ["/coverage/storm", '"archive" "page" "post" "preview"'],
  [addressOf("/search-results/search"), '"archive" "page" "q" "type" "section" "author" "from" "to" "sort" "preview"'],
  ["/", '"archive" "page" "preview" "p" "page_id" "cat"'],
  ["/old", '"archive" "page" "preview" "id" "na%C3%AFve"'],
])("at %s all but %s makes no difference", (path, names) => {
  expect(noVarySearch(path, moved)).toBe(`key-order, params, except=(${names})`);
});
