// The calls of what is switched off: which they are, and that the description of the calls forgets them with all that is only theirs.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";
import type { Feature } from "../../model/brand/features.ts";
import { features } from "../../model/brand/features.ts";
import { featuresOfCalls, isCallOn } from "./call-features.ts";
import { describedCalls, wordsOfFeatures } from "./described-calls.ts";

const description = readFileSync(join(import.meta.dirname, "..", "..", "docs", "openapi.yaml"), "utf8");
const without =
  (...off: readonly Feature[]) =>
  (feature: Feature) =>
    !off.includes(feature);

const callsIn = (text: string): string[] => Object.keys(parse(text).paths);
const every = callsIn(description);

const calls: [Feature, string[]][] = [
  ["liveTv", ["/api/schedule", "/api/schedule/{file}", "/api/live-playlist"]],
  ["tvGuide", ["/api/schedule/{file}"]],
  ["videoRoom", ["/api/video-search/playlist"]],
  ["shows", []],
  ["login", ["/api/sign-in", "/api/sign-out", "/api/viewer", "/api/video/{id}/stream"]],
  ["elections", []],
  ["comments", []],
  ["marketNote", []],
  ["alerts", ["/api/alerts/key", "/api/alerts/subscription", "/api/alerts/subscription/lookup"]],
  ["newsletters", ["/api/subscribers"]],
  ["listening", []],
  ["amp", ["/api/amp-consent"]],
  ["textEdition", []],
  ["ads", ["/api/ad-keyword"]],
];

it("every feature is looked at", () => {
  expect(calls.map(([feature]) => feature)).toEqual(features);
});

it.each(calls)("without %s these calls are gone, and undescribed: %j", (feature, gone) => {
  expect(every.filter((path) => !isCallOn(path, without(feature)))).toEqual(gone);
  expect(callsIn(describedCalls(description, without(feature)))).toEqual(every.filter((path) => !gone.includes(path)));
});

it.each<[string, Feature, boolean]>([
  ["/api/schedule", "liveTv", false],
  ["/api/schedule/news-1.ics", "tvGuide", false],
  ["/api/schedule", "tvGuide", true],
  ["/api/scheduled", "liveTv", true],
  ["/api/video-search/playlist", "login", true],
  ["/api/stand-ins/comments.js", "comments", false],
  ["/api/stand-ins/comments/7", "comments", false],
  ["/api/stand-ins/sign-in", "login", false],
  ["/api/stand-ins/sign-in", "comments", true],
])("%s without %s: %s", (path, feature, expected) => {
  expect(isCallOn(path, without(feature))).toBe(expected);
});

it("with everything on it is as it was written, and all words of features are in it", () => {
  expect(describedCalls(description, () => true)).toBe(description);
  for (const [, words] of wordsOfFeatures) expect(description).toContain(words);
});

it("with everything off nothing refers to what is gone, and nothing stays that only that referred to", () => {
  const text = describedCalls(description, () => false);
  const { tags, components } = parse(text);
  const names = Object.entries<object>(components).flatMap(([group, parts]) =>
    Object.keys(parts).map((name) => `#/components/${group}/${name}`),
  );
  for (const [ref] of text.matchAll(/#\/components\/\w+\/\w+/g)) expect(names).toContain(ref);
  for (const gone of ["LiveProgram", "VideoItem", "Viewer", "AlertChoice"]) expect(names.join()).not.toContain(gone);
  expect(tags.map(({ name }: { name: string }) => name)).not.toContain("television");
  expect(text).not.toMatch(/televis|TV provider|newsletter|\bshows?\b/i);
  for (const [path] of featuresOfCalls) expect(text).not.toContain(`  ${path}`);
});
