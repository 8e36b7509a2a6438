import { expect, it } from "vitest";
import { findShow } from "./find-show.ts";

const shows = [
  { id: "1", show_slug: "the-morning", published: true },
  { id: "2", show_slug: "The-Evening", published: true },
  { id: "3", show_slug: "hidden", published: false },
  { id: "4", show_slug: "THE-MORNING", published: true },
  { id: "5", show_slug: "2", published: true },
  { id: "6", show_slug: "again", published: false },
  { id: "7", show_slug: "again", published: true },
];

it.each([
  ["its slug", "the-morning", "1"],
  ["its id", "1", "1"],
  ["its slug in another case", "the-evening", "2"],
  ["the exact slug before one in another case", "THE-MORNING", "4"],
  ["the first where no case fits", "The-Morning", "1"],
  ["a slug before the id of another", "2", "5"],
  ["the published one of two", "again", "7"],
  ["one that is not published", "hidden", undefined],
  ["the id of one that is not published", "3", undefined],
  ["a part of a slug", "the", undefined],
  ["nothing", "", undefined],
])("SHOW-01 a show by %s: %s", (_, name, id) => {
  expect(findShow(shows, name)?.id).toBe(id);
});
