import { expect, it } from "vitest";
import { applyChange, type FrontChange } from "./front-changes.ts";
import { frontDifference, type Difference } from "./front-difference.ts";
import { frontOf, type Front } from "./front.ts";

const list = (title: string, ...urls: string[]) => ({
  is: "article-list",
  props: { title, searchCriteria: { fixedArticles: urls.map((articleUrl) => ({ articleUrl })) } },
});
const before = frontOf({ main: [list("A", "/1", "/2"), list("B"), list("C")], rightRail: [{ is: "ad", props: {} }] });

const said = ({ text, until }: Difference) =>
  until === undefined ? text : `${text} until ${new Date(until).toISOString().slice(11, 16)}`;

it.each<[string, FrontChange[], string[]]>([
  ["nothing", [], []],
  [
    "a module that was moved, and not those that it passed",
    [{ do: "move", key: "main-0", at: { region: "main", before: null } }],
    ["“A” moved"],
  ],
  [
    "to another region",
    [{ do: "move", key: "main-1", at: { region: "rightRail", before: null } }],
    ["“B” moved to Right rail"],
  ],
  ["taken away", [{ do: "remove", key: "rightRail-0" }], ["“Ad” taken away"]],
  [
    "added",
    [{ do: "add", key: "n", component: { is: "spotlight" }, at: { region: "main", before: null } }],
    ["“Spotlight” added, Main column"],
  ],
  ["hidden", [{ do: "hide", key: "main-2" }], ["“C” hidden"]],
  [
    "hidden and shown again",
    [
      { do: "hide", key: "main-2" },
      { do: "show", key: "main-2" },
    ],
    [],
  ],
  ["settings", [{ do: "set", key: "main-2", props: { columns: 2 } }], ["“C” has other settings"]],
  [
    "stories",
    [
      { do: "pin", key: "main-1", story: { articleUrl: "/3" }, before: null },
      { do: "unpin", key: "main-0", url: "/1" },
      { do: "story", key: "main-0", url: "/2", fields: { title: "Other" } },
    ],
    ["“A” no longer pins /1", "“A” says other words of “Other”", "“B” pins /3"],
  ],
  [
    "until when they are pinned",
    [
      { do: "pin", key: "main-1", story: { articleUrl: "/3", until: "2026-11-18T10:00:00Z" }, before: null },
      { do: "story", key: "main-0", url: "/2", fields: { until: "2026-11-18T11:30:00+01:00", title: "Other" } },
    ],
    ["“A” says other words of “Other”", "“A” pins “Other” until 10:30", "“B” pins /3 until 10:00"],
  ],
  [
    "their order",
    [{ do: "move-story", key: "main-0", url: "/2", to: { key: "main-0", before: "/1" } }],
    ["“A” has its stories in another order"],
  ],
])("%s", (_, changes, expected) => {
  const after = changes.reduce((front, change) => {
    const result = applyChange(front, change);
    if ("fault" in result) throw new Error(result.fault);
    return result.front;
  }, before);
  expect(frontDifference(before, after).map(said)).toEqual(expected);
});

it.each([
  ["main-1", "“B” moved"],
  ["main-0", "“A” moved"],
])("of two that have changed places %s is named, which was moved", (key, expected) => {
  const [first, second, ...others] = before.main;
  if (first === undefined || second === undefined) throw new Error("two are needed");
  const after = { ...before, main: [second, first, ...others] };
  expect(frontDifference(before, after, { moved: [key] }).map(({ text }) => text)).toEqual([expected]);
});

it.each([
  ["A B C", "B A C", "“A” and “B” changed places"],
  ["A B C", "A C B", "“B” and “C” changed places"],
  // Fewer moves than of B and C.
  ["A B C", "B C A", "“A” moved"],
  ["A B C", "C A B", "“C” moved"],
  ["A B C", "C B A", "“A” and “C” changed places"],
  ["A B C D", "C D A B", "“A” and “C” changed places, “B” and “D” changed places"],
  ["A B C D", "D C B A", "“A”, “B”, “C”, and “D” stand in another order"],
  ["A B C D E F", "B C E D F A", "“A” moved, “D” and “E” changed places"],
  ["A B C D E", "E B C D A", "“E” moved, “A” moved"],
])("where nobody knows what was moved, %s that became %s is told by the fewest moves", (was, is, told) => {
  const front = (titles: string) => {
    const { main } = frontOf({ main: titles.split(" ").map((title) => list(title)) });
    return {
      ...before,
      rightRail: [],
      main: main.map((module, place) => ({ ...module, key: titles.split(" ")[place] ?? "" })),
    };
  };
  expect(
    frontDifference(front(was), front(is))
      .map(({ text }) => text)
      .join(", "),
  ).toBe(told);
});

it("settings that are the same in another order are no change", () => {
  const front = (props: object) => frontOf({ main: [{ is: "article-list", props }] });
  const was = front({ title: "A", url: "/a", searchCriteria: { size: 2, isSection: true } });
  const is = front({ searchCriteria: { isSection: true, size: 2 }, url: "/a", title: "A" });
  expect(frontDifference(was, is)).toEqual([]);
});

it("stories are called by their headlines, and a pin without an end any more is told", () => {
  const ending = frontOf({
    main: [
      {
        ...list("A"),
        props: { searchCriteria: { fixedArticles: [{ articleUrl: "/1", until: "2026-11-18T10:00:00Z" }] } },
      },
    ],
  });
  const endless = applyChange(ending, { do: "story", key: "main-0", url: "/1", fields: { until: null } });
  if ("fault" in endless) throw new Error(endless.fault);
  const storyName = (url: string) => `Story ${url}`;
  const told = (one: Front, other: Front) => frontDifference(one, other, { storyName }).map(said);
  expect(told(ending, endless.front)).toEqual(["“List of stories” pins “Story /1” without an end"]);
  expect(told(endless.front, ending)).toEqual(["“List of stories” pins “Story /1” until 10:00"]);
});

it("each pin of a story is called by its own headline", () => {
  const pinned = (title: string, ...fixedArticles: object[]) => ({
    ...list(title),
    props: { title, searchCriteria: { fixedArticles } },
  });
  const after = frontOf({
    main: [pinned("A", { articleUrl: "/1", title: "Only here" }), pinned("B", { articleUrl: "/1" })],
  });
  const storyName = () => "Ship 1 comes in";
  const told = frontDifference(frontOf({ main: [pinned("A"), pinned("B")] }), after, { storyName });
  expect(told.map(({ text }) => text)).toEqual(["“A” pins “Only here”", "“B” pins “Ship 1 comes in”"]);
});
