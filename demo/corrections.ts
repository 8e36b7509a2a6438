// The corrections of a story file: `3h clarification | What is right.`, `40m headline | What the headline read before.`

import { ageOf } from "./age.ts";
import { inlineHtml } from "./inline-markup.ts";
import type { Refuse } from "./story-fault.ts";

const line =
  /^(?<age>\w+) (?<major>major )?(?<kind>correction|clarification|update|editors-note|headline) \| (?<text>.+)$/;

export function readCorrections(lines: readonly string[], now: number, refuse: Refuse): object[] {
  return lines.map((text, index) => {
    const parts = line.exec(text)?.groups;
    const age = ageOf(parts?.["age"] ?? "");
    if (parts === undefined || age === undefined)
      return refuse(`correction must be "3h clarification | What is right.", not ${JSON.stringify(text)}`);
    const { kind, major, text: words = "" } = parts;
    const told =
      kind === "headline" ? { kind: "update", headlineBefore: words } : { kind, text: inlineHtml(words, refuse) };
    return {
      id: `correction-${index + 1}`,
      date: new Date(now - age).toISOString(),
      ...told,
      ...(major && { major: true }),
    };
  });
}
