import { expect, it } from "vitest";
import { compareVersions, type ItemVersion } from "./item-versions.ts";

const early = "2026-06-01T10:00:00Z";
const late = "2026-06-01T12:30:00+02:00";

it.each<[string, ItemVersion, ItemVersion, number]>([
  ["by number", { version: "9" }, { version: 10 }, -1],
  ["by number, whatever the times say", { version: 2, versioncreated: early }, { version: 1, versioncreated: late }, 1],
  [
    "by time where both have one number",
    { version: 1, versioncreated: early },
    { version: 1, versioncreated: late },
    -1,
  ],
  ["by time where one has no number", { version: 7, versioncreated: early }, { versioncreated: late }, -1],
  ["nobody can tell", { version: 7 }, { versioncreated: late }, 0],
  ["nobody can tell from what is no time", { versioncreated: "yesterday" }, { versioncreated: late }, 0],
])("%s", (_name, one, other, sign) => {
  expect([Math.sign(compareVersions(one, other)), Math.sign(compareVersions(other, one))]).toEqual([sign, 0 - sign]);
});
