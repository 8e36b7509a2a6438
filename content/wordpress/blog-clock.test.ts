// When a post came out of which only the local time is known.

import { expect, it } from "vitest";
import { BlogClock } from "./blog-clock.ts";
import { cameOutAt, impossibleDates } from "./dated.ts";

const zeros = "0000-00-00 00:00:00";
const item = (local: string, utc = zeros) => ({
  fields: new Map(Object.entries({ "wp:post_date": local, "wp:post_date_gmt": utc })),
  terms: [],
  meta: new Map<string, string[]>(),
  comments: [],
});

const tokyo: [string, string][] = [["2020-05-01T09:00:00", "2020-05-01T00:00:00"]];
const berlin: [string, string][] = [
  ["2019-01-10T12:00:00", "2019-01-10T11:00:00"],
  ["2019-07-10T12:00:00", "2019-07-10T10:00:00"],
];
// The brand of the tests is at home in New York.
it.each<[string, [string, string][], string, string]>([
  ["the posts of its month show it", tokyo, "2020-05-31 20:00:00", "2020-05-31T11:00:00"],
  ["posts of another month show it", tokyo, "2021-01-01 08:30:00", "2020-12-31T23:30:00"],
  ["in winter", berlin, "2021-01-05 08:30:00", "2021-01-05T07:30:00"],
  ["in summer", berlin, "2021-07-05 08:30:00", "2021-07-05T06:30:00"],
  [
    "a post with two times of its own says nothing",
    [["2020-05-01T09:00:00", "2020-04-01T08:13:00"]],
    "2020-05-01 08:30:00",
    "2020-05-01T12:30:00",
  ],
  ["no post shows it: the brand's", [], "2020-12-31 20:00:00", "2021-01-01T01:00:00"],
  [
    "the brand's is among those of its month",
    [
      ["2020-03-01T12:00:00", "2020-03-01T17:00:00"],
      ["2020-03-30T12:00:00", "2020-03-30T16:00:00"],
    ],
    "2020-03-20 12:00:00",
    "2020-03-20T16:00:00",
  ],
])("by the zone of the blog: %s", (_, posts, local, utc) => {
  const clock = new BlogClock();
  for (const [shown, at] of posts) clock.note(shown, at);
  expect(cameOutAt(item(local), clock)).toBe(utc);
});

it.each<[string, string, string | undefined, string[]]>([
  ["2020-05-01 09:00:00", "2020-05-01 00:00:00", "2020-05-01T00:00:00", []],
  ["2020-02-30 09:00:00", zeros, undefined, ["2020-02-30 09:00:00"]],
  ["2020-02-29 20:00:00", "2020-02-31 01:00:00", "2020-03-01T01:00:00", ["2020-02-31 01:00:00"]],
  ["2020-02-01 25:00:00", zeros, undefined, ["2020-02-01 25:00:00"]],
  [zeros, zeros, undefined, []],
])("%s, %s in UTC, is %s", (local, utc, at, impossible) => {
  expect(cameOutAt(item(local, utc), new BlogClock())).toBe(at);
  expect(impossibleDates(item(local, utc))).toEqual(impossible);
});
