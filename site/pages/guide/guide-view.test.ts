import { expect, it } from "vitest";
import { guideView } from "./guide-view.ts";

it.each([
  ["", { view: "now", channel: "news" }],
  ["channel=business", { view: "now", channel: "business" }],
  ["day=2026-11-15", { view: "day", channel: "news", date: "2026-11-15" }],
  ["day=2026-11-15&channel=business", { view: "day", channel: "business", date: "2026-11-15" }],
  ["view=week", { view: "week", channel: "news" }],
  ["view=week&day=2026-11-22", { view: "week", channel: "news", date: "2026-11-22" }],
  ["program=business-20261116T0100Z", { view: "program", channel: "business", id: "business-20261116T0100Z" }],
  ["program=weather-20261116T0100Z", undefined],
  ["day=2026-02-30", undefined],
  ["day=tomorrow", undefined],
  ["view=month", undefined],
  ["channel=weather", undefined],
])("SCHED-02 the guide at ?%s", (query, expected) => {
  const found = guideView(new URLSearchParams(query));
  expect(found && JSON.parse(JSON.stringify({ ...found, channel: found.channel.id }))).toEqual(expected);
});
