import { expect, it } from "vitest";
import type { AlertLine } from "../../../model/desk/alert-calls.ts";
import type { FrontLine } from "../../../model/desk/front-calls.ts";
import type { StoryLine } from "../../../model/desk/story-calls.ts";
import { askedAlerts, eventsOn, scheduled, unpublishedFronts } from "./waiting-lines.ts";

const front = (id: string, steps: number, publishAt: number | null): FrontLine => ({
  id,
  title: `Front ${id}`,
  subtype: "homeLayout",
  element: null,
  name: null,
  isLive: true,
  steps,
  publishAt,
});
const story = (id: string, state: StoryLine["state"]): StoryLine => ({
  type: "article",
  id,
  title: `Story ${id}`,
  address: null,
  state,
  section: "",
  authors: [],
  changedAt: null,
  changedBy: "",
});
const alert = (id: string, more: Partial<AlertLine>): AlertLine => ({
  id,
  version: "1",
  state: "stands",
  text: `Alert ${id}`,
  url: "",
  level: "breaking",
  topics: [],
  who: "Ada",
  isMine: false,
  askedAt: 1,
  at: null,
  until: null,
  hours: null,
  answer: null,
  withdrawn: null,
  devices: null,
  ...more,
});
const fronts = [front("same", 0, null), front("begun", 1, null), front("soon", 3, 30)];

it("a working copy waits for somebody unless it has its moment", () => {
  expect(unpublishedFronts(fronts)).toMatchObject([{ title: "Front begun", note: "1 change" }]);
});

it("what has its moment stands in the order in which it comes", () => {
  const stories = [story("out", { is: "out", at: 5 }), story("late", { is: "later", at: 40 })];
  const alerts = [alert("first", { state: "later", at: 10 }), alert("there", { at: 20 })];
  expect(scheduled(fronts, stories, alerts).map(({ title }) => title)).toEqual([
    "Alert first",
    "Front soon",
    "Story late",
  ]);
});

it("an alert that waits for a yes says whose it is", () => {
  const alerts = [
    alert("mine", { state: "asked", isMine: true }),
    alert("other", { state: "asked" }),
    alert("out", {}),
  ];
  expect(askedAlerts(alerts).map(({ note }) => note)).toEqual(["yours: somebody else says yes", "of Ada"]);
});

it("coverage that is over does not wait", () => {
  const event = { title: "", path: "", isPublished: true };
  expect(
    eventsOn([
      { ...event, id: "a b", isOver: false },
      { ...event, id: "c", isOver: true },
    ]),
  ).toMatchObject([{ href: "/desk/live?event=a+b" }]);
});
