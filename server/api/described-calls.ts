// The description of the calls without those of what is switched off, and without whatever then nobody refers to. It is read by its indentation,
// as `docs/openapi.yaml` is written.

import type { Feature } from "../../model/brand/features.ts";
import { isCallOn } from "./call-features.ts";

/** What is said of a feature in calls that are there without it, and what is said instead. */
export const wordsOfFeatures: readonly (readonly [feature: Feature, words: string, instead: string])[] = [
  ["shows", ", of a person, of a show or at certain", ", of a person or at certain"],
  ["shows", "[tags, categories, persons, shows, urls]", "[tags, categories, persons, urls]"],
  ["shows", "        - { name: shows, in: query, schema: { type: string } }\n", ""],
  ["newsletters", "the contact form or the newsletter sign-up", "the contact form"],
  ["newsletters", "{ enum: [contact, newsletter] }", "{ enum: [contact] }"],
];

export function describedCalls(description: string, isOn: (feature: Feature) => boolean): string {
  const said = wordsOfFeatures.reduce(
    (text, [feature, words, instead]) => (isOn(feature) ? text : text.replaceAll(words, instead)),
    description,
  );
  const calls = withoutEntries(said, /^ {2}(\/\S+):$/, (path) => isCallOn(path, isOn));
  return withoutUnused(calls);
}

/** Parts that a call that is gone referred to, and those that they referred to. */
function withoutUnused(text: string): string {
  const used = withoutEntries(text, /^ {2}- name: (\w+)$/, (tag) => text.includes(` tags: [${tag}]\n`));
  const rest = withoutEntries(used, /^ {4}([A-Z]\w+):$/, (name) => used.includes(`/${name}"`));
  return rest === text ? text : withoutUnused(rest);
}

/** An entry begins with a line of this form and goes on as long as lines are further in. */
function withoutEntries(text: string, begin: RegExp, isKept: (name: string) => boolean): string {
  let left: number | undefined;
  const indent = (line: string) => line.search(/\S/);
  return text
    .split("\n")
    .filter((line) => {
      if (left !== undefined && line !== "" && indent(line) <= left) left = undefined;
      const name = left === undefined ? begin.exec(line)?.[1] : undefined;
      if (name !== undefined && !isKept(name)) left = indent(line);
      return left === undefined;
    })
    .join("\n");
}
