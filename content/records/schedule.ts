// A channel's week (SCHED-01). The feed is XML turned to JSON: one object where a list has one element, `{}` where a value is
// missing, and hosts as a name, a list of names or a placeholder.

import { z } from "zod";
import { flag, listOf, number, text, url } from "../../site/blocks/schema-kit.server.ts";
import { instant, instantOf } from "./instant.ts";
import { everythingList } from "./list-names.ts";
import { recordKind, type Index } from "./record-kind.ts";

const hosts = z.unknown().transform(hostNames).default([]);

/** Every non-empty text at or below `hosts.name`. */
function hostNames(value: unknown): string[] {
  if (typeof value === "string") return value.trim() === "" ? [] : [value.trim()];
  if (typeof value !== "object" || value === null) return [];
  return Object.values(value).flatMap(hostNames);
}

const program = z
  .object({
    title: text,
    link: url.optional(),
    description: text.optional(),
    start: instant.optional(),
    end: instant.optional(),
    "start-utc": instant.optional(),
    "end-utc": instant.optional(),
    "machine-title": text.optional(),
    "day-of-week": text.optional(),
    image: url.optional(),
    "long-description": text.optional(),
    "short-description": text.optional(),
    "feature-image": url.optional(),
    "feature-link": text.optional(),
    "feature-url": url.optional(),
    "feature-description": text.optional(),
    "is-show": flag.default(false),
    hosts,
  })
  .transform((given, context) => {
    const start = given["start-utc"] ?? given.start;
    const end = given["end-utc"] ?? given.end;
    if (start === undefined) context.addIssue({ code: "custom", path: ["start-utc"], message: "is missing" });
    if (end === undefined) context.addIssue({ code: "custom", path: ["end-utc"], message: "is missing" });
    if (start === undefined || end === undefined) return z.NEVER;
    return {
      title: given.title,
      link: given.link,
      description: given["long-description"] ?? given.description ?? given["short-description"],
      start,
      end,
      machineTitle: given["machine-title"],
      dayOfWeek: given["day-of-week"],
      image: given.image,
      featureImage: given["feature-image"],
      featureLink: given["feature-link"],
      featureUrl: given["feature-url"],
      featureDescription: given["feature-description"],
      isShow: given["is-show"],
      hosts: given.hosts,
    };
  });

const day = z
  .object({
    attributes: z.object({
      value: text.regex(/^\d{4}-\d{2}-\d{2}$/, "must be a date YYYY-MM-DD"),
      "day-of-week": number,
    }),
    show: listOf(program).default([]),
  })
  .transform(({ attributes, show }) => ({
    date: attributes.value,
    /** 0 is Sunday. */
    dayOfWeek: attributes["day-of-week"],
    programs: show.toSorted((one, other) => (instantOf(one.start) ?? 0) - (instantOf(other.start) ?? 0)),
  }));

const schema = z.object({ day: listOf(day) }).transform(({ day: days }) => ({ days }));

export const schedule = recordKind({ schema, index });

function index(): Index {
  return { at: 0, published: true, lists: [everythingList] };
}
