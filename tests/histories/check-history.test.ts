import { describe, expect, it } from "vitest";
import { checkHistory, newsroom, whoSignedUp } from "./check-history.ts";
import { nothingYet, type Happened, type PageRead, type StoryWrite, type Trouble } from "./happened.ts";

const home = "/h1/s0";
const write = (version: number, fields: Partial<StoryWrite> = {}): StoryWrite => ({
  id: "h1-s0",
  version,
  home,
  paths: [home],
  isOut: true,
  sentAt: version * 10_000,
  acknowledgedAt: version * 10_000 + 100,
  ...fields,
});
/** Version 0: it is not there. */
const read = (version: number, from: number, fields: Partial<PageRead> = {}): PageRead => ({
  via: "edge-1",
  path: home,
  from,
  to: from + 10,
  status: version === 0 ? 404 : 200,
  shown: version === 0 ? [] : [{ id: "h1-s0", version }],
  ...fields,
});
const trouble = (from: number, to: number, kind = "node-kill"): Trouble => ({ kind, from, to });

const happened = (fields: Partial<Happened>): Happened => ({ ...nothingYet(), ...fields });
const rules = (fields: Partial<Happened>) => checkHistory(happened(fields)).map(({ rule }) => rule);

/** Written at 10 s and again at 20 s. */
const twice = [write(1), write(2)];
const stored = [{ id: "h1-s0", version: 2 }];

describe("what readers see", () => {
  it.each<[string, Partial<Happened>, string[]]>([
    ["the newest", { reads: [read(2, 21_200)] }, []],
    ["what is being written", { reads: [read(2, 20_050)] }, []],
    ["the one before, within a second", { reads: [read(1, 21_000)] }, []],
    ["the one before, later", { reads: [read(1, 21_200)] }, ["older than it may be"]],
    ["the one before, while something is wrong", { reads: [read(1, 21_200)], troubles: [trouble(20_500, 22_000)] }, []],
    [
      "the one before, within a second after that was put right",
      { reads: [read(1, 22_900)], troubles: [trouble(20_500, 22_000)] },
      [],
    ],
    [
      "the one before, long after that",
      { reads: [read(1, 23_100)], troubles: [trouble(20_500, 22_000)] },
      ["older than it may be"],
    ],
    [
      "the one before, when one thing after the other was wrong",
      { reads: [read(1, 23_100)], troubles: [trouble(20_500, 22_000), trouble(22_500, 23_050)] },
      [],
    ],
    ["nothing before it was written", { reads: [read(0, 9_000)] }, []],
    ["nothing though it is out", { reads: [read(0, 12_000)] }, ["what is out is not there"]],
    ["what nobody wrote", { reads: [read(3, 30_000)] }, ["nobody wrote this"]],
    [
      "another page",
      { reads: [read(2, 21_200, { shown: [...read(2, 0).shown, { id: "h1-s7", version: 1 }] })] },
      ["another page at this address"],
    ],
    ["a page that is not the story", { reads: [read(0, 9_000, { status: 200 })] }, ["another page at this address"]],
    ["a failure", { reads: [read(0, 21_200, { status: 503 })] }, ["no answer though nothing was wrong"]],
    ["a failure in trouble", { reads: [read(0, 21_200, { status: 0 })], troubles: [trouble(20_900, 22_000)] }, []],
    [
      "an older one at a node that has shown the newer, in trouble",
      {
        reads: [read(2, 20_200, { via: "node-1" }), read(1, 20_400, { via: "node-1" })],
        troubles: [trouble(20_000, 22_000)],
      },
      ["a node went back"],
    ],
    ["an older one at another node", { reads: [read(2, 20_200, { via: "node-1" }), read(1, 20_400)] }, []],
  ])("%s", (_what, fields, expected) => {
    expect(rules({ writes: twice, stored, ...fields })).toEqual(expected);
  });

  it.each<[string, StoryWrite, PageRead, string[]]>([
    ["a draft is seen", write(2, { isOut: false }), read(2, 20_500), ["a draft was seen"]],
    ["a story that was taken back is gone", write(2, { isOut: false }), read(0, 22_000), []],
    ["a story that was taken back is seen", write(2, { isOut: false }), read(1, 22_000), ["older than it may be"]],
    ["a scheduled one is seen too soon", write(2, { dueAt: 25_000 }), read(2, 24_000), ["seen before its time"]],
    ["a scheduled one is hidden until then", write(2, { dueAt: 25_000 }), read(0, 24_000), []],
    ["a scheduled one comes out", write(2, { dueAt: 25_000 }), read(2, 25_100), []],
    ["a scheduled one is late", write(2, { dueAt: 25_000 }), read(0, 26_100), ["what is out is not there"]],
    ["one without an answer is seen", write(2, { acknowledgedAt: undefined }), read(2, 29_000), []],
    ["one without an answer is not seen", write(2, { acknowledgedAt: undefined }), read(1, 29_000), []],
  ])("%s", (_what, second, one, expected) => {
    expect(rules({ writes: [write(1), second], stored, reads: [one] })).toEqual(expected);
  });
});

it.each<[string, Happened["stored"], string[]]>([
  ["is there", stored, []],
  ["is gone", [], ["an acknowledged write is lost"]],
  ["is of before", [{ id: "h1-s0", version: 1 }], ["an acknowledged write is lost"]],
  ["is there twice", [...stored, ...stored], ["stored twice"]],
])("what was acknowledged %s", (_what, standing, expected) => {
  expect(rules({ writes: twice, stored: standing })).toEqual(expected);
});

it("whoever changes what was acknowledged finds it there", () => {
  const conflict = (standing: number) => [{ id: "h1-s0", acknowledged: 1, standing }];
  expect(rules({ writes: twice, stored, conflicts: conflict(0) })).toEqual(["an acknowledged write is lost"]);
  expect(rules({ writes: twice, stored, conflicts: conflict(1) })).toEqual([]);
});

const letter = (name: string, id = "h1-f1") => ({ id, name, to: newsroom });

it.each<[string, Partial<Happened>, string[]]>([
  ["comes once", { letters: [letter("a")] }, []],
  ["never comes", {}, ["a letter that never came"]],
  ["comes twice", { letters: [letter("a"), letter("a")] }, ["a letter twice"]],
  ["is sent again by who follows the dead", { letters: [letter("a"), letter("a")], troubles: [trouble(0, 1)] }, []],
  [
    "is sent again because a clock was wrong",
    { letters: [letter("a"), letter("a")], troubles: [trouble(0, 1, "node-clock")] },
    ["a letter twice"],
  ],
  ["comes twice by two names", { letters: [letter("a"), letter("b")], troubles: [trouble(0, 1)] }, ["a letter twice"]],
  ["is nobody's", { letters: [letter("a"), letter("b", "h1-f2")] }, ["a letter that nobody sent"]],
])("a letter %s", (_what, fields, expected) => {
  expect(rules({ forms: [{ id: "h1-f1", acknowledgedAt: 1 }], ...fields })).toEqual(expected);
});

it("whoever signed up is asked once whether it was they", () => {
  const signUps = [{ id: "h1-n1", acknowledgedAt: 1 }, { id: "h1-n2" }];
  const asked = { id: "h1-n1", name: "a", to: whoSignedUp };
  expect(rules({ signUps, confirmations: [asked] })).toEqual([]);
  expect(rules({ signUps })).toEqual(["a confirmation that never came"]);
  expect(rules({ signUps, confirmations: [asked, asked] })).toEqual(["a confirmation twice"]);
});

it("an alert is to reach every device once, if it was acknowledged", () => {
  const alerts = [{ id: "h1-a1", acknowledgedAt: 1 }, { id: "h1-a2" }];
  const to = (device: string) => ({ id: "h1-a1", name: "alert-h1-a1", to: device });
  const devices = ["one", "two"];
  expect(rules({ alerts, devices, pushes: [to("one"), to("two")] })).toEqual([]);
  expect(rules({ alerts, devices, pushes: [to("one")] })).toEqual(["an alert that never came"]);
  expect(rules({ alerts, devices, pushes: [to("one"), to("two"), to("two")] })).toEqual(["an alert twice"]);
});

it.each<[string, { status: number; hash: string; from: number }, string[]]>([
  ["is there", { status: 200, hash: "a", from: 5_000 }, []],
  ["is another", { status: 200, hash: "b", from: 0 }, ["another file at this address"]],
  ["is not there", { status: 404, hash: "", from: 5_000 }, ["a file that was taken is not there"]],
  ["is not there yet", { status: 404, hash: "", from: 1_000 }, []],
])("a file that was taken %s", (_what, one, expected) => {
  const files = [{ id: "f", hash: "a", acknowledgedAt: 500 }];
  expect(rules({ files, fileReads: [{ via: "node-1", id: "f", to: one.from, ...one }] })).toEqual(expected);
});
