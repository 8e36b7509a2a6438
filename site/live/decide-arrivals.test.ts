import { describe, expect, it } from "vitest";
import { decideArrivals, type PageOnShow } from "./decide-arrivals.ts";
import type { LiveMessage, LivePut } from "./live-message.ts";

const put = (id: string, rev = "1", more: Partial<LivePut> = {}): LivePut => ({
  id,
  rev,
  before: null,
  html: "",
  ...more,
});
const added = (id: string, more: Partial<LivePut> = {}) => put(id, "1", { added: true, ...more });

function page(shown: Record<string, string>, waiting: LivePut[] = [], more: Partial<PageOnShow> = {}): PageOnShow {
  return {
    shown: new Map(
      Object.entries(shown).map(([id, rev]) => [id, { rev: rev.replace("*", ""), pinned: rev.endsWith("*") }]),
    ),
    waiting: new Map(waiting.map((one) => [one.id, one])),
    build: "b1",
    isFirst: true,
    ...more,
  };
}

const message = (more: Partial<LiveMessage>): LiveMessage => ({
  build: "b1",
  version: "v2",
  put: [],
  gone: [],
  panels: {},
  ...more,
});

const outcome = (shown: PageOnShow, told: LiveMessage) => {
  const { waiting, edits, withdrawn, mustReload } = decideArrivals(shown, told);
  const ids = (puts: readonly LivePut[]) => puts.map(({ id }) => id);
  return { waiting: ids(waiting), edits: ids(edits), withdrawn, mustReload };
};

const nothing = { waiting: [], edits: [], withdrawn: [], mustReload: false };

describe("a change", () => {
  it.each<[string, PageOnShow, Partial<LiveMessage>, Partial<ReturnType<typeof outcome>>]>([
    ["a new post waits", page({ a: "1" }), { put: [added("b")] }, { waiting: ["b"] }],
    ["two wait in reading order", page({ a: "1" }), { put: [added("c"), added("b")] }, { waiting: ["c", "b"] }],
    [
      "newer ones stand before what waits",
      page({ a: "1" }, [added("b")]),
      { put: [added("c")] },
      { waiting: ["c", "b"] },
    ],
    ["an edit is shown at once", page({ a: "1" }), { put: [put("a", "2")] }, { edits: ["a"] }],
    ["what is shown already changes nothing", page({ a: "2" }), { put: [put("a", "2")] }, {}],
    ["an edit of a post that is not loaded is no news", page({ a: "1" }), { put: [put("z", "2")] }, {}],
    [
      "an edit of a post that waits replaces it",
      page({ a: "1" }, [added("b")]),
      { put: [put("b", "2")] },
      { waiting: ["b"] },
    ],
    ["a withdrawn post is marked", page({ a: "1" }), { gone: ["a", "z"] }, { withdrawn: ["a"] }],
    ["one withdrawn before it was shown never waits", page({ a: "1" }, [added("b")]), { gone: ["b"] }, {}],
    [
      "a post that gets pinned waits, for it moves",
      page({ a: "1" }),
      { put: [put("a", "2", { pinned: true })] },
      { waiting: ["a"] },
    ],
    [
      "a pinned post that is edited is shown at once",
      page({ a: "1*" }),
      { put: [put("a", "2", { pinned: true })] },
      { edits: ["a"] },
    ],
    [
      "another build must be loaded",
      page({ a: "1" }),
      { build: "b2", put: [added("b")] },
      { waiting: ["b"], mustReload: true },
    ],
    [
      "on an older page new posts are counted",
      page({ x: "1" }, [], { isFirst: false }),
      { put: [added("b")] },
      { waiting: ["b"] },
    ],
  ])("%s", (_, shown, told, expected) => {
    expect(outcome(shown, message(told))).toEqual({ ...nothing, ...expected });
  });

  it("the newer wording of a post that waits is the one shown", () => {
    const { waiting } = decideArrivals(page({}, [added("b")]), message({ put: [put("b", "2")] }));
    expect(waiting[0]?.rev).toBe("2");
  });
});

it.each<[string, PageOnShow, Partial<LiveMessage>, boolean]>([
  ["the first post of all", page({}), { put: [added("a")] }, true],
  ["several at once", page({}), { all: ["b", "a"], put: [put("b"), put("a")] }, true],
  ["not where posts stand", page({ a: "1" }), { put: [added("b")] }, false],
  ["not on an older page", page({}, [], { isFirst: false }), { put: [added("b")] }, false],
  ["not of another build", page({}), { build: "b2", put: [added("a")] }, false],
  ["not where more has come than the message brings", page({}), { all: ["b", "a"], put: [put("b")] }, false],
  ["nothing came", page({}), {}, false],
])("is shown at once: %s", (_, shown, told, expected) => {
  expect(decideArrivals(shown, message(told)).isShownAtOnce).toBe(expected);
});

describe("a snapshot, after a connection was lost for long", () => {
  it.each<[string, PageOnShow, Partial<LiveMessage>, Partial<ReturnType<typeof outcome>>]>([
    [
      "what stands above the page waits, what stands below does not",
      page({ b: "1", a: "1" }),
      { all: ["d", "c", "b", "a", "z"], put: [put("d"), put("c"), put("b"), put("a"), put("z")] },
      { waiting: ["d", "c"] },
    ],
    [
      "a post set between those shown waits",
      page({ c: "1", a: "1" }),
      { all: ["c", "b", "a"], put: [put("c"), put("b"), put("a")] },
      { waiting: ["b"] },
    ],
    [
      "edits are shown, what is missing is withdrawn",
      page({ b: "1", a: "1" }),
      { all: ["a"], put: [put("a", "2")] },
      { edits: ["a"], withdrawn: ["b"] },
    ],
    [
      "more than it could bring: the page must be loaded",
      page({ a: "1" }),
      { all: ["d", "c", "b", "a"], put: [put("d"), put("c")] },
      { waiting: ["d", "c"], mustReload: true },
    ],
    [
      "what waits already is not waited for twice",
      page({ a: "1" }, [added("b")]),
      { all: ["c", "b", "a"], put: [put("c"), put("b"), put("a")] },
      { waiting: ["c", "b"] },
    ],
    [
      "on an older page nothing can be counted",
      page({ x: "1" }, [], { isFirst: false }),
      { all: ["b", "a", "x"], put: [put("b"), put("a")] },
      {},
    ],
  ])("%s", (_, shown, told, expected) => {
    expect(outcome(shown, message(told))).toEqual({ ...nothing, ...expected });
  });
});
