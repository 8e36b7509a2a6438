import { describe, expect, it } from "vitest";
import type { FrontChange } from "../../model/desk/front-changes.ts";
import { frontOf } from "../../model/desk/front.ts";
import { moduleWarnings, newFaults } from "./module-faults.ts";

const list = (title: unknown, more: object = {}) => ({ is: "article-list", props: { title }, ...more });
const front = frontOf({ main: [list("First"), list("Hidden", { hidden: true }), list({ x: 1 })] });
const set = (key: string, props: object): FrontChange => ({ do: "set", key, props: { ...props } });
const notText = "title: must be a string, not an object";

describe("newFaults", () => {
  it.each<[string, FrontChange, string[]]>([
    ["a heading", set("main-0", { title: "Second" }), []],
    ["what is no heading", set("main-0", { title: { x: 1 } }), [notText]],
    ["what is no heading, of a hidden module", set("main-1", { title: { x: 1 } }), [notText]],
    ["what was wrong before", set("main-2", { hasHero: true }), []],
    ["a heading in the place of what was wrong", set("main-2", { title: "Third" }), []],
    ["a module that nobody knows", add({ is: "no-such" }), ["is not a component this site knows"]],
    ["a module that is gone", set("main-9", { title: 7 }), []],
    ["a move", { do: "move", key: "main-2", at: { region: "main", before: "main-0" } }, []],
  ])("of %s", (_, change, expected) => {
    expect(newFaults(front, change, "homeLayout")).toEqual(expected);
  });
});

function add(component: Record<string, unknown>): FrontChange {
  return { do: "add", key: "new", component, at: { region: "main", before: null } };
}

it("whoever publishes is told of each that cannot be read, at the module", () => {
  expect(moduleWarnings(front, "homeLayout")).toEqual([
    { key: "main-2", text: `Readers do not see this of it: ${notText}.` },
  ]);
  expect(moduleWarnings(frontOf({ leftRail: [list("First")] }), "videoLegalLinks")).toEqual([
    { key: "leftRail-0", text: expect.stringContaining("draws no leftRail") },
  ]);
});
