import { expect, it } from "vitest";
import { channels } from "../../tv/channels.ts";
import { easternTime } from "../../../model/time/eastern-days.ts";
import type { Program } from "../../tv/program.ts";
import { newsroomOf } from "../../tv/program-people.server.ts";
import { weekScreen } from "./guide-screen.ts";

const [channel = { id: "news", name: "", shortName: "", livePlaylist: "" } as const] = channels;
const now = easternTime("2026-11-18", 15 * 60);

function noon(date: string): Program {
  const start = easternTime(date, 12 * 60);
  return { id: `news-${date}`, channel: "news", title: "Noon", start, end: start + 3_600_000, hosts: [] };
}

it.each([
  ["a whole week", ["15", "17", "21"], "15", "Nov 15 – Nov 21", ["15", "16", "17", "18", "19", "20", "21"]],
  ["its last week, up to its end", ["22", "24"], "22", "Nov 22 – Nov 24", ["22", "23", "24"]],
  ["its first week, from its beginning", ["14"], "14", "Nov 14", ["14"]],
  ["a schedule that is over, up to today", ["16"], "18", "Nov 16 – Nov 18", ["16", "17", "18"]],
  ["a week of which nothing is known, whole", ["16"], "29", "Nov 29 – Dec 5", ["29", "30", "1", "2", "3", "4", "5"]],
])("SCHED-02 the week view shows %s", (_, known, asked, title, expected) => {
  const programs = known.map((day) => noon(`2026-11-${day}`));
  const screen = weekScreen({ channel, programs }, `2026-11-${asked}`, { now, newsroom: newsroomOf([], []) });
  if (screen.view !== "week") throw new Error("no week");
  expect(screen.title).toBe(title);
  expect(screen.columns.map(({ note }) => note?.replace(/^.* /, ""))).toEqual(expected);
  const linked = screen.columns.flatMap(({ url, note }) => (url === undefined ? [] : [note?.replace(/^.* /, "")]));
  expect(linked).toEqual(expected.filter((day) => known.includes(day)));
});
