import { expect, it } from "vitest";
import type { RecordType } from "./kinds.ts";
import { referencesIn } from "./references.ts";

it.each<[RecordType, object, string[]]>([
  [
    "playlist",
    { videos: ["639", 7, { external_id: "8" }, " ", null] },
    ["videos.0 video 639", "videos.1 video 7", "videos.2 video 8"],
  ],
  ["playlist", { videos: "639" }, ["videos video 639"]],
  ["playlist", {}, []],
  ["aggregate", { post_group: [{ post_type: "hosted_video", spark_id: 3 }] }, ["post_group.0.spark_id post 3"]],
  ["show", { fn__hosts: [{ full_name: "A" }, { full_name: "B", person_id: "b" }] }, ["fn__hosts.1.person_id person b"]],
  ["article", { fn__contributors: ["A", { full_name: "B", person_id: 9 }] }, ["fn__contributors.1.person_id person 9"]],
  ["section", { layout: "harbor" }, ["layout layout harbor"]],
  [
    "live_event",
    { heading: { videoId: 5, playlist: "p" } },
    ["heading.videoId video 5", "heading.playlist playlist p"],
  ],
  ["live_event", { heading: "Storm" }, []],
  [
    "schedule",
    { day: [{ show: { link: "/shows/noon" } }, { show: [{ link: "/live" }, { link: "/shows/late" }] }] },
    ["day.0.show.link program /shows/noon", "day.1.show.1.link program /shows/late"],
  ],
  ["tag", { videos: ["639"] }, []],
])("%s %j", (type, record, expected) => {
  expect(referencesIn(type, record).map(({ at, is, name }) => `${at} ${is} ${name}`)).toEqual(expected);
});
