import { expect, it } from "vitest";
import { videoLists, type VideoSearch } from "./video-search.ts";

it.each<[string, VideoSearch, ReturnType<typeof videoLists>]>([
  ["nothing asks for everything", { size: 3 }, { lists: ["all"], anyOf: [], exclude: [] }],
  ["one tag", { size: 3, tags: ["Weather/Storms"] }, { lists: ["tag:weather/storms"], anyOf: [], exclude: [] }],
  ["any of two tags", { size: 3, tags: ["us", "ai"] }, { lists: [], anyOf: ["tag:us", "tag:ai"], exclude: [] }],
  ["the same tag twice", { size: 3, tags: ["us", "us/"] }, { lists: ["tag:us"], anyOf: [], exclude: [] }],
  ["all of two tags", { size: 3, requiredTags: ["us", "ai"] }, { lists: ["tag:us", "tag:ai"], anyOf: [], exclude: [] }],
  [
    "any and all and none",
    { size: 3, tags: ["us", "ai"], requiredTags: ["tech"], excludeTags: ["us/crime"] },
    { lists: ["tag:tech"], anyOf: ["tag:us", "tag:ai"], exclude: ["tag:us/crime"] },
  ],
  [
    "a show's full episodes",
    { size: 3, show: "storm-desk", mediaTags: ["full_episode"] },
    { lists: ["show:storm-desk", "media:full_episode"], anyOf: [], exclude: [] },
  ],
  [
    "a show's clips",
    { size: 3, show: "storm-desk", excludeMedia: ["full_episode"] },
    { lists: ["show:storm-desk"], anyOf: [], exclude: ["media:full_episode"] },
  ],
])("SHELF-08 %s", (_, search, expected) => {
  expect(videoLists(search)).toEqual(expected);
});
