// Lengths of videos: "0:05:47" in exports, milliseconds inside.

import { z } from "zod";
import { word } from "../fields/schema-kit.server.ts";

const clock = /^(?:(?:(\d+):)?(\d+):)?(\d+(?:\.\d+)?)$/;

export const duration = z.union([z.number(), word], { error: "must be a duration" }).transform((given, context) => {
  const milliseconds = typeof given === "number" ? given : millisecondsOf(given.trim());
  if (milliseconds === undefined || milliseconds < 0) {
    context.addIssue({ code: "custom", message: `is not a duration: ${JSON.stringify(given)}` });
    return z.NEVER;
  }
  return milliseconds;
});

/** `0:05:47` and `05:47` are clock readings; digits alone are milliseconds already. */
function millisecondsOf(spelled: string): number | undefined {
  const parts = clock.exec(spelled);
  if (parts === null) return undefined;
  const [, hours, minutes, seconds] = parts;
  if (minutes === undefined) return Number(seconds);
  return (Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000;
}
