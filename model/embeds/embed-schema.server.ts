// The building stones of embed schemas: a field under any of the names exports give it, read strictly into an id.

import { z } from "zod";
import { text } from "../fields/schema-kit.server.ts";
import { secondsOf, startIn } from "./start-time.ts";
import type { Preparable } from "./prepared-embed.ts";

type Read = (text: string) => string | undefined;

/** An id or address as `read` accepts it. Exports spell ids as numbers too, and a long one has then lost digits. */
export function idBy(read: Read, what: string) {
  return z.union([text, z.number()], { error: `must be ${what}` }).transform((value, context): string => {
    if (typeof value === "number" && !Number.isSafeInteger(value)) {
      context.addIssue({ code: "custom", message: "must be written as text: as a number it has lost digits" });
      return z.NEVER;
    }
    const id = read(String(value).trim());
    if (id !== undefined) return id;
    context.addIssue({ code: "custom", message: `must be ${what}` });
    return z.NEVER;
  });
}

/** A film of another provider, and the second from which it plays: what its field says, or its address. */
export function filmBy(read: Read, what: string) {
  const film = z.object({ videoId: idBy(read, what), start: startTime.optional() });
  return z.preprocess((given) => {
    const { videoId, start }: { videoId?: unknown; start?: unknown } = Object(given);
    return start === undefined && typeof videoId === "string"
      ? { ...Object(given), start: startIn(videoId.trim()) }
      : given;
  }, film);
}

const startTime = z.union([text, z.number()]).transform((value) => secondsOf(String(value)));

/**
 * Reads each field by its own name or the first other one that is there. Where a text or a number stands in place of the
 * fields, it is the first field.
 */
export function spelled<S extends z.ZodType<object>>(names: Record<string, readonly string[]>, schema: S) {
  const read = z.preprocess((given) => {
    if (typeof given !== "object" || given === null) return { [Object.keys(names)[0] ?? ""]: given };
    const fields = new Map(Object.entries(given));
    const named: Record<string, unknown> = Object.fromEntries(fields);
    for (const [name, others] of Object.entries(names)) {
      const spelling = [name, ...others].find((one) => fields.has(one));
      if (spelling !== undefined) named[name] = fields.get(spelling);
    }
    return named;
  }, schema);
  return read.transform((props) => prepared(props));
}

/** By type only: a page may later add what the story does not say. */
export function prepared<P extends object>(props: P): P & Preparable {
  return props;
}
