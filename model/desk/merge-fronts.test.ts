import { expect, it } from "vitest";
import { applyChange, type FrontChange } from "./front-changes.ts";
import { moduleTitle } from "./front-difference.ts";
import { frontOf, type Front } from "./front.ts";
import { mergeFronts } from "./merge-fronts.ts";

const module = (title: string) => ({ is: "big-top", props: { title } });
const base = frontOf({ main: ["A", "B", "C"].map(module) });
const afterAll = (changes: readonly FrontChange[]) =>
  changes.reduce((front, change) => {
    const result = applyChange(front, change);
    if ("fault" in result) throw new Error(result.fault);
    return result.front;
  }, base);
const titles = ({ main, rightRail }: Front) => [...main, ...rightRail].map(moduleTitle).join(" ");

const move = (key: string, before: string | null): FrontChange => ({ do: "move", key, at: { region: "main", before } });
const set = (key: string, title: string): FrontChange => ({ do: "set", key, props: { title } });
const remove = (key: string): FrontChange => ({ do: "remove", key });
const add = (title: string, before: string | null): FrontChange => ({
  do: "add",
  key: `new-${title}`,
  component: module(title),
  at: { region: "main", before },
});

it.each<[string, FrontChange[], FrontChange[], string, string[]]>([
  ["nothing", [], [move("main-0", null)], "B C A", []],
  ["added first", [add("Urgent", "main-0")], [move("main-0", null)], "Urgent B C A", []],
  ["added behind another", [add("Urgent", "main-2")], [set("main-0", "A2")], "A2 B Urgent C", []],
  ["two added in a row", [add("X", "main-1"), add("Y", "main-1")], [remove("main-2")], "A X Y B", []],
  ["changed", [set("main-1", "B2")], [set("main-0", "A2")], "A2 B2 C", []],
  ["moved", [move("main-2", "main-0")], [set("main-1", "B2")], "C A B2", []],
  ["taken away", [remove("main-1")], [set("main-0", "A2")], "A2 C", []],
  ["changed by both", [set("main-1", "B2")], [set("main-1", "B3")], "A B3 C", ["B3"]],
  ["changed by both alike", [set("main-1", "B2")], [set("main-1", "B2")], "A B2 C", []],
  ["changed, and moved here", [set("main-1", "B2")], [move("main-1", null)], "A C B", ["B"]],
  ["changed, and taken away here", [set("main-1", "B2")], [remove("main-1")], "A C", ["B2"]],
  ["taken away, and changed here", [remove("main-1")], [set("main-1", "B2")], "A B2 C", ["B2"]],
  ["taken away by both", [remove("main-1")], [remove("main-1")], "A C", []],
])("what was made live meanwhile is taken in: %s", (_, theirs, ours, expected, both) => {
  const merged = mergeFronts(base, afterAll(theirs), afterAll(ours));
  expect(titles(merged.front)).toBe(expected);
  expect(merged.both.map(moduleTitle)).toEqual(both);
});

const regions = ["main", "rightRail"] as const;

it("what was taken in is taken back by the same way, whatever it was", () => {
  let seed = 7;
  const any = (under: number) => (seed = (seed * 16_807) % 2_147_483_647) % under;
  const modules = (front: Front) => regions.flatMap((region) => front[region]);
  const place = (front: Front) => {
    const region = regions[any(2)] ?? "main";
    return { region, before: front[region][any(front[region].length + 1)]?.key ?? null };
  };
  const start = frontOf({ main: ["A", "B", "C", "D", "E"].map(module), rightRail: ["F", "G"].map(module) });
  for (let round = 0; round < 300; round += 1) {
    let after = start;
    for (let step = any(6); step >= 0; step -= 1) {
      const all = modules(after);
      const key = all[any(all.length)]?.key ?? "";
      const kinds: FrontChange[] = [
        { do: "move", key, at: place(after) },
        { do: "set", key, props: { title: `T${any(9)}` } },
        { do: "remove", key },
        { do: "add", key: `n${round}-${step}`, component: module("N"), at: place(after) },
      ];
      const change = kinds[any(4)];
      const result = change && applyChange(after, change);
      if (result !== undefined && "front" in result) after = result.front;
    }
    expect(mergeFronts(start, after, start).front).toEqual(after);
    expect(mergeFronts(after, start, after).front).toEqual(start);
  }
});
