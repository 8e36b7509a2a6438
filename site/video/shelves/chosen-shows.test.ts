import { expect, it } from "vitest";
import { accepted } from "../../../content/testing/accepted.ts";
import { chosenShows } from "./chosen-shows.ts";

const show = (id: string, fields: object) => ({ ...accepted("show", { title: id, ...fields }).doc, id });
const shows = [
  show("7", { show_slug: "far-desk", sort_order: "2" }),
  show("8", { show_slug: "case-file", sort_order: "1" }),
  show("9", { show_slug: "gone", sort_order: "3", published: false }),
];

it.each([
  ["none chosen: all that are published, in the channel's order", [], ["8", "7"]],
  ["chosen, in the editor's order", ["7", "8"], ["7", "8"]],
  ["chosen by slug", ["far-desk"], ["7"]],
  ["one that is not there is dropped", ["1", "8"], ["8"]],
  ["one that is not published is dropped", ["9", "8"], ["8"]],
  ["none of the chosen is there: none", ["1"], []],
])("SHELF-06 %s", (_, ids, expected) => {
  const items = ids.map((id) => ({ id, showTitleOverride: undefined, showPosterImageUrl: undefined }));
  expect(chosenShows(items, shows).map((chosen) => chosen.show.id)).toEqual(expected);
});
