import { expect, it } from "vitest";
import type { PlacedRecord } from "../store/store.ts";
import { standingAmong } from "./standing-among.ts";

const placed = (type: PlacedRecord["type"], id: string, path: string, isAlias = false) => ({ type, id, path, isAlias });

const pages = [
  placed("section", "h-sport", "/sport"),
  placed("section", "other", "/shared"),
  placed("static_page", "about", "/about"),
  placed("article", "a", "/older", true),
];
const redirects = [placed("redirect", "/harbour", "/harbour"), placed("redirect", "/sport", "/sport")];
const at = (records: readonly PlacedRecord[]) => async (paths: readonly string[]) =>
  new Map(paths.map((path) => [path, records.filter((one) => one.path === path)]));

it.each([
  ["/free", "nothing"],
  ["/sport", "own"],
  ["/shared", "section"],
  ["/about", "other"],
  ["/older", "nothing"],
  ["/mine", "other"],
  ["/harbour", "other"],
])("at %s stands %s", async (path, what) => {
  const store = { pagesAt: at(pages), claimsOn: at([...pages, ...redirects]) };
  const { standing } = await standingAmong([path], (one) => one === "/mine", store);
  expect(standing(path, "h-sport")).toBe(what);
});
