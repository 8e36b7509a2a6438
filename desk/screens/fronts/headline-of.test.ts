import { expect, it } from "vitest";
import { frontOf } from "../../../model/desk/front.ts";
import { headlineIn, headlineOf } from "./headline-of.ts";

const list = (...fixedArticles: object[]) => ({ is: "article-list", props: { searchCriteria: { fixedArticles } } });
const front = frontOf({ main: [list({ articleUrl: "/1", title: "Only here" }), list({ articleUrl: "/1" })] });
const shows = (title: string) => ({ kind: "list", stories: [{ url: "/1", title }], next: [] });

it.each([
  ["on the page", { modules: { "main-0": shows("Only here"), "main-1": shows("Ship 1 comes in") }, unseen: {} }],
  ["not on the page", { modules: { "main-0": shows("Only here") }, unseen: { "/1": "Ship 1 comes in" } }],
])("each pin of a story is called by its own headline, %s", (_, drawn) => {
  expect(headlineIn(front, drawn, "main-0", "/1")).toBe("Only here");
  expect(headlineIn(front, drawn, "main-1", "/1")).toBe("Ship 1 comes in");
  expect(headlineOf(front, drawn, "/1")).toBe("Ship 1 comes in");
});

it("one that nobody knows is called by its address", () => {
  expect(headlineIn(front, { modules: {}, unseen: {} }, "main-1", "/1")).toBe("/1");
});
