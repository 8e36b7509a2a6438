// A channel's week (SCHED-01). The feed is XML turned to JSON: one object where a list has one element, `{}` where a value is
// missing, and hosts as a name, a list of names or a placeholder.

import { z } from "zod";
import {
  filledListOf,
  flag,
  headline,
  listOf,
  listOfDistinct,
  number,
  readAs,
  pictureUrl,
  text,
  url,
} from "../../model/fields/schema-kit.server.ts";
import { filledIn } from "../../model/fields/filled-in.server.ts";
import { readEntry } from "../../model/fields/left-out.server.ts";
import { dayEnd, dayStart, isDate, weekdayOf } from "../../model/time/eastern-days.ts";
import { instant } from "../../model/time/instant.ts";
import { instantOf } from "../../model/time/instant-of.ts";
import { everythingList } from "../../model/fields/list-names.ts";
import { heaviest } from "./page-weight.ts";
import { recordKind, type Index } from "./record-kind.ts";

/** No program is longer, in milliseconds. */
const longest = 86_400_000;

const hosts = filledIn(
  { like: z.object({ name: listOf(headline).default([]) }) },
  z.unknown().transform(hostNames).pipe(z.array(headline)),
).default([]);

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
    image: pictureUrl.optional(),
    "long-description": text.optional(),
    "short-description": text.optional(),
    "feature-image": pictureUrl.optional(),
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
    const length = Date.parse(end) - Date.parse(start);
    if (!(length > 0 && length <= longest)) {
      const fault = length > longest ? "is more than 24 hours after the start" : `is not after the start, ${start}`;
      context.addIssue({ code: "custom", path: [given["end-utc"] === undefined ? "end" : "end-utc"], message: fault });
      return z.NEVER;
    }
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

const weekdays = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];

const dated = z.object({
  value: filledIn(
    { as: "day" },
    text.refine(isDate, { error: ({ input }) => `is not a date YYYY-MM-DD: ${JSON.stringify(input)}` }),
  ),
});

/** The date says which day of the week it is; a feed that says another is told of it. */
const attributes = filledIn(
  { like: dated.extend({ "day-of-week": number.optional() }) },
  z.unknown().transform((given, context) => {
    const read = readAs(dated, given, context);
    if (read === undefined) return z.NEVER;
    const said: unknown = Object(given)["day-of-week"];
    if (said !== undefined) readEntry(weekday(read.value), { list: given, position: "day-of-week", entry: said });
    return read;
  }),
);

function weekday(date: string) {
  const dayOfWeek = weekdayOf(date);
  return number.refine((said) => said === dayOfWeek, {
    error: ({ input }) => `is ${String(input)}, but ${date} is a ${weekdays[dayOfWeek]}, ${dayOfWeek}`,
  });
}

/** Read by the date of its day. */
const programs = filledIn({ like: listOf(program) }, z.unknown());

const day = z
  .object({ attributes, show: programs.optional() })
  .transform(({ attributes: { value: date }, show = [] }, context) => {
    const dayOfWeek = weekdayOf(date);
    const read = readAs(programsOf(date), { show }, context)?.show ?? [];
    return {
      date,
      /** 0 is Sunday. */
      dayOfWeek,
      programs: read.toSorted((one, other) => (instantOf(one.start) ?? 0) - (instantOf(other.start) ?? 0)),
    };
  });

function programsOf(date: string) {
  const onDay = program.refine(({ start }) => isNear(start, date), {
    error: ({ input }) => `starts at ${Object(input).start}, which is not on ${date}`,
  });
  return z.object({ show: filledListOf(onDay) });
}

/** A broadcaster's day may begin in the morning and end the next: a day off is as much as that explains. */
function isNear(start: string, date: string): boolean {
  const at = Date.parse(start);
  return at >= dayStart(date) - longest && at < dayEnd(date) + longest;
}

const schema = z
  .object({ day: listOfDistinct(day, ({ date }) => date, "filled") })
  .transform(({ day: days }) => ({ days: days.toSorted((one, other) => one.date.localeCompare(other.date)) }));

export type Schedule = z.output<typeof schema>;

export const schedule = recordKind({ schema, index, weight });

const daysOnPage = 7;

function weight({ days }: Schedule): number {
  return heaviest(days, daysOnPage);
}

function index(): Index {
  return { at: 0, published: true, lists: [everythingList] };
}
