import { expect, it } from "vitest";
import type { FrontChange } from "../../../model/desk/front-changes.ts";
import { frontOf } from "../../../model/desk/front.ts";
import { changeOfDrop, type Dragged, type DropGoal } from "./drop.ts";

const list = (title: string, ...urls: string[]) => ({
  is: "article-list",
  props: { title, searchCriteria: { fixedArticles: urls.map((articleUrl) => ({ articleUrl })) } },
});
const front = frontOf({
  main: [list("A", "/1", "/2"), list("B"), { is: "ad", props: {} }],
  rightRail: [list("C", "/3")],
});

const moved = (key: string, region: "main" | "rightRail", before: string | null): FrontChange => ({
  do: "move",
  key,
  at: { region, before },
});
const story = (key: string, url: string, to: string, before: string | null): FrontChange => ({
  do: "move-story",
  key,
  url,
  to: { key: to, before },
});

it.each<[string, Dragged, DropGoal, FrontChange | undefined]>([
  ["a module before another", { key: "main-2" }, { key: "main-0", edge: "before" }, moved("main-2", "main", "main-0")],
  ["behind another", { key: "main-0" }, { key: "main-1", edge: "after" }, moved("main-0", "main", "main-2")],
  ["behind the last", { key: "main-0" }, { key: "main-2", edge: "after" }, moved("main-0", "main", null)],
  ["into another region", { key: "main-0" }, { key: "rightRail-0", edge: "after" }, moved("main-0", "rightRail", null)],
  ["onto itself", { key: "main-0" }, { key: "main-0", edge: "after" }, undefined],
  ["behind what it stands behind", { key: "main-1" }, { key: "main-0", edge: "after" }, undefined],
  ["before what it stands before", { key: "main-0" }, { key: "main-1", edge: "before" }, undefined],
  [
    "a story before one that is pinned",
    { key: "rightRail-0", url: "/3" },
    { key: "main-0", url: "/2", edge: "before" },
    story("rightRail-0", "/3", "main-0", "/2"),
  ],
  [
    "behind one",
    { key: "main-0", url: "/2" },
    { key: "main-0", url: "/1", edge: "before" },
    story("main-0", "/2", "main-0", "/1"),
  ],
  [
    "onto a module",
    { key: "main-0", url: "/2" },
    { key: "main-1", edge: "before" },
    story("main-0", "/2", "main-1", null),
  ],
  [
    "one that was found, onto another that was",
    { key: "main-1", url: "/8" },
    { key: "main-1", url: "/9", edge: "before" },
    story("main-1", "/8", "main-1", null),
  ],
  ["onto a module without stories", { key: "main-0", url: "/2" }, { key: "main-2", edge: "before" }, undefined],
  ["where it stands", { key: "main-0", url: "/1" }, { key: "main-0", url: "/2", edge: "before" }, undefined],
  ["onto itself, a story", { key: "main-0", url: "/1" }, { key: "main-0", url: "/1", edge: "after" }, undefined],
])("%s", (_, dragged, goal, expected) => {
  expect(changeOfDrop(front, dragged, goal)).toEqual(expected);
});
