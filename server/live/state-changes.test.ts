import { expect, it } from "vitest";
import { pastOf, type LiveState } from "./live-state.ts";
import { changesSince } from "./state-changes.ts";

function state(parts: Record<string, string>, panels: Record<string, string> = {}): LiveState {
  return {
    version: JSON.stringify(parts),
    parts: Object.entries(parts).map(([id, rev]) => ({ id, rev, pinned: false })),
    panels: new Map(Object.entries(panels)),
    isOver: () => false,
    drawPart: (id) => id,
    drawPanel: (name) => name,
  };
}

it.each([
  ["nothing", state({ a: "1" }), state({ a: "1" }), { put: [], added: [], gone: [], panels: [] }],
  ["a new part", state({ a: "1" }), state({ b: "1", a: "1" }), { put: ["b"], added: ["b"], gone: [], panels: [] }],
  ["a changed part", state({ a: "1" }), state({ a: "2" }), { put: ["a"], added: [], gone: [], panels: [] }],
  [
    "a part that is gone",
    state({ b: "1", a: "1" }),
    state({ a: "1" }),
    { put: [], added: [], gone: ["b"], panels: [] },
  ],
  [
    "all of it, in reading order",
    state({ c: "1", b: "1", a: "1" }, { key: "1", map: "1" }),
    state({ d: "1", b: "2", a: "1" }, { key: "2", map: "1" }),
    { put: ["d", "b"], added: ["d"], gone: ["c"], panels: ["key"] },
  ],
])("%s is told", (_, before, after, expected) => {
  const { added, ...changes } = changesSince(pastOf(before), after);
  expect({ ...changes, added: [...added] }).toEqual(expected);
});
