import { describe, expect, it } from "vitest";
import { applyChange, changeFaults, isHidden, type FrontChange } from "./front-changes.ts";
import { frontOf, layoutWith, storiesOf, type Component } from "./front.ts";

const list = (title: string, ...urls: string[]): Component => ({
  is: "article-list",
  props: { title, searchCriteria: { size: 4, fixedArticles: urls.map((articleUrl) => ({ articleUrl })) } },
});

const layout: Component = {
  type: "layout",
  id: "front",
  subtype: "homeLayout",
  main: [list("A", "/a/1", "/a/2"), list("B"), { is: "ad", props: { iu: "x" } }],
  "right-rail": [{ component: "trending", props: {} }],
  note: "kept",
};

const done = (...changes: FrontChange[]) => {
  let front = frontOf(layout);
  const undos: FrontChange[] = [];
  for (const change of changes) {
    const result = applyChange(front, change);
    if ("fault" in result) throw new Error(result.fault);
    front = result.front;
    undos.unshift(result.undo);
  }
  return { front, undos };
};
const keys = (...changes: FrontChange[]) => done(...changes).front.main.map(({ key }) => key);
const fault = (change: FrontChange) => {
  const result = applyChange(frontOf(layout), change);
  return "fault" in result ? result.fault : undefined;
};

const end = { region: "main", before: null } as const;
const rail = { region: "rightRail", before: "rightRail-0" } as const;

it("a layout becomes a front and a layout again, with all that is not of its regions", () => {
  expect(layoutWith(layout, frontOf(layout))).toEqual({
    type: "layout",
    id: "front",
    subtype: "homeLayout",
    note: "kept",
    main: layout["main"],
    rightRail: layout["right-rail"],
  });
});

describe("modules", () => {
  it.each<[string, FrontChange, string[]]>([
    ["to the end", { do: "move", key: "main-0", at: end }, ["main-1", "main-2", "main-0"]],
    [
      "before another",
      { do: "move", key: "main-2", at: { region: "main", before: "main-1" } },
      ["main-0", "main-2", "main-1"],
    ],
    [
      "before itself",
      { do: "move", key: "main-1", at: { region: "main", before: "main-1" } },
      ["main-0", "main-1", "main-2"],
    ],
    ["to another region", { do: "move", key: "main-1", at: rail }, ["main-0", "main-2"]],
    ["away", { do: "remove", key: "main-0" }, ["main-1", "main-2"]],
  ])("go %s", (_, change, expected) => {
    expect(keys(change)).toEqual(expected);
  });

  it("are added, set, hidden and shown", () => {
    const { front } = done(
      { do: "add", key: "new", component: list("C"), at: { region: "main", before: "main-0" } },
      { do: "set", key: "new", props: { title: "D", url: "/d" } },
      { do: "set", key: "new", props: { url: null } },
      { do: "hide", key: "new" },
      { do: "hide", key: "main-0" },
      { do: "show", key: "main-0" },
    );
    expect(front.main[0]).toEqual({ key: "new", component: { ...list("D"), hidden: true } });
    expect(front.main.map(isHidden)).toEqual([true, false, false, false]);
  });
});

describe("stories of a list", () => {
  const urls = (...changes: FrontChange[]) =>
    JSON.stringify(done(...changes).front.main[0]?.component).match(/\/a\/\d/g);

  it.each<[string, FrontChange[], string[]]>([
    [
      "pinned first",
      [{ do: "pin", key: "main-0", story: { articleUrl: "/a/3" }, before: "/a/1" }],
      ["/a/3", "/a/1", "/a/2"],
    ],
    [
      "pinned last",
      [{ do: "pin", key: "main-0", story: { articleUrl: "/a/3" }, before: null }],
      ["/a/1", "/a/2", "/a/3"],
    ],
    ["taken out", [{ do: "unpin", key: "main-0", url: "/a/1" }], ["/a/2"]],
  ])("are %s", (_, changes, expected) => {
    expect(urls(...changes)).toEqual(expected);
  });

  it("are moved within a list and to another, with what is said of them; one that was found is pinned", () => {
    const { front } = done(
      { do: "story", key: "main-0", url: "/a/1", fields: { title: "Short" } },
      { do: "move-story", key: "main-0", url: "/a/1", to: { key: "main-1", before: null } },
      { do: "move-story", key: "main-0", url: "/found", to: { key: "main-0", before: "/a/2" } },
      { do: "move-story", key: "main-0", url: "/a/2", to: { key: "main-0", before: "/found" } },
    );
    expect(front.main.slice(0, 2).map(({ component }) => storiesOf(component))).toEqual([
      [{ articleUrl: "/a/2" }, { articleUrl: "/found" }],
      [{ articleUrl: "/a/1", title: "Short" }],
    ]);
  });

  it("have words of their own on this front", () => {
    const { front } = done(
      { do: "story", key: "main-0", url: "/a/2", fields: { title: "Short", pillOverride: "LIVE" } },
      { do: "story", key: "main-0", url: "/a/2", fields: { pillOverride: null } },
    );
    expect(front.main[0]?.component).toEqual({
      is: "article-list",
      props: {
        title: "A",
        searchCriteria: { size: 4, fixedArticles: [{ articleUrl: "/a/1" }, { articleUrl: "/a/2", title: "Short" }] },
      },
    });
  });
});

it.each<[string, FrontChange]>([
  [changeFaults.gone, { do: "hide", key: "no" }],
  [changeFaults.gone, { do: "move", key: "no", at: end }],
  [changeFaults.placeGone, { do: "move", key: "main-0", at: { region: "main", before: "no" } }],
  [changeFaults.placeGone, { do: "add", key: "new", component: {}, at: { region: "main", before: "rightRail-0" } }],
  [changeFaults.taken, { do: "add", key: "main-0", component: {}, at: end }],
  [changeFaults.pinned, { do: "pin", key: "main-0", story: { articleUrl: "/a/1" }, before: null }],
  [changeFaults.notPinned, { do: "pin", key: "main-0", story: { articleUrl: "/a/9" }, before: "/a/8" }],
  [changeFaults.notPinned, { do: "unpin", key: "main-1", url: "/a/1" }],
  [changeFaults.notPinned, { do: "story", key: "main-2", url: "/a/1", fields: {} }],
  [changeFaults.gone, { do: "move-story", key: "main-0", url: "/a/1", to: { key: "no", before: null } }],
  [changeFaults.notPinned, { do: "move-story", key: "main-0", url: "/a/1", to: { key: "main-1", before: "/b/1" } }],
  [changeFaults.before, { do: "move-story", key: "main-0", url: "/a/1", to: { key: "main-0", before: "/a/1" } }],
])("%s", (expected, change) => {
  expect(fault(change)).toBe(expected);
});

it("what was done is taken back step by step", () => {
  const { front, undos } = done(
    { do: "add", key: "new", component: list("C"), at: { region: "main", before: "main-0" } },
    { do: "move", key: "main-2", at: rail },
    { do: "set", key: "main-0", props: { title: null, url: "/x" } },
    { do: "hide", key: "main-1" },
    { do: "pin", key: "main-1", story: { articleUrl: "/b/1", title: "Ours" }, before: null },
    { do: "story", key: "main-0", url: "/a/1", fields: { title: "Other" } },
    { do: "move-story", key: "main-0", url: "/a/1", to: { key: "main-1", before: "/b/1" } },
    { do: "move-story", key: "main-0", url: "/found", to: { key: "main-0", before: "/a/2" } },
    { do: "unpin", key: "main-1", url: "/a/1" },
    { do: "remove", key: "main-0" },
    { do: "hide", key: "main-1" },
  );
  const back = undos.reduce((now, undo) => {
    const result = applyChange(now, undo);
    if ("fault" in result) throw new Error(result.fault);
    return result.front;
  }, front);
  expect(layoutWith({}, back)).toEqual(
    layoutWith(
      {},
      done(
        { do: "pin", key: "main-1", story: { articleUrl: "/b/1" }, before: null },
        { do: "unpin", key: "main-1", url: "/b/1" },
      ).front,
    ),
  );
});
