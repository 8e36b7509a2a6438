// The record of an alert that was written at the desk: asked for, or on its way out. With it stands who asked, and who said yes or no. Pure.

import { z } from "zod";
import { alertLengths } from "../../model/alerts/alert-lengths.ts";
import { alertLevels } from "../../model/alerts/alert-level.ts";
import { isAlertTopic } from "../../model/alerts/alert-topics.ts";
import { alertHours, type AlertField, type AlertToSend } from "../../model/desk/alert-calls.ts";

const hour = 3_600_000;
const furthest = 90 * 24 * hour;
const longest = 2_000;

const person = z.object({ id: z.string(), name: z.string(), at: z.number() });

/** `desk` of the record; readers' pages know nothing of it. */
const deskNote = z.object({
  asked: person,
  hours: z.number(),
  /** When it was to go out; null for at once. */
  wanted: z.number().nullable(),
  answer: person.extend({ says: z.enum(["yes", "no"]), reason: z.string() }).optional(),
});

export type DeskNote = z.output<typeof deskNote>;
export type DeskPerson = z.output<typeof person>;
export type DeskAnswer = NonNullable<DeskNote["answer"]>;

export const sentAlert = z.object({
  id: z.string().regex(/^[\w-]{8,64}$/),
  text: z
    .string()
    .max(longest)
    .transform((text) => text.trim().replaceAll(/\s+/g, " ")),
  url: z.string().trim().max(longest),
  level: z.enum(alertLevels),
  topics: z.array(z.string().max(longest)).max(100),
  hours: z.number(),
  at: z.number().nullable(),
  isDeadKnown: z.boolean(),
}) satisfies z.ZodType<AlertToSend>;

/** Undefined for a record that was not written at the desk. */
export function deskNoteIn(record: object): DeskNote | undefined {
  return "desk" in record ? deskNote.safeParse(record.desk).data : undefined;
}

export function alertFaults(sent: AlertToSend, now: number): Partial<Record<AlertField, string>> {
  const { text, topics, hours, at } = sent;
  return {
    ...(text === "" && { text: "is missing" }),
    ...(text.length > alertLengths.most && { text: `has more than ${alertLengths.most} letters` }),
    ...((topics.length === 0 || !topics.every(isAlertTopic)) && { topics: "must name one or more" }),
    ...(!(hours > 0 && hours <= alertHours.most) && { hours: `must be more than 0 and at most ${alertHours.most}` }),
    ...(at !== null && !(at > now && at < now + furthest) && { at: "must be to come, within 90 days" }),
  };
}

/** With the moment at which it goes out: that of whoever lets it, or the later one that was wanted. */
function datesOf({ hours, wanted }: DeskNote, now: number) {
  const from = Math.max(now, wanted ?? now);
  return {
    publication_date: new Date(from).toISOString(),
    expires: new Date(from + hours * hour).toISOString(),
    published: true,
  };
}

export function newRecord(sent: AlertToSend, asked: DeskPerson, needsYes: boolean): object {
  const { id, text, url, level, topics, hours, at: wanted } = sent;
  const note: DeskNote = { asked, hours, wanted };
  const dates = needsYes ? { published: false } : datesOf(note, asked.at);
  return { type: "alert", id, text, ...(url !== "" && { url }), level, topics, ...dates, desk: note };
}

/** What the desk does not know of the record stays. */
export function answeredRecord(record: object, note: DeskNote, answer: DeskAnswer): object {
  const dates = answer.says === "yes" ? datesOf(note, answer.at) : { published: false };
  return { ...record, ...dates, desk: { ...note, answer } };
}

/** Whether a record is what somebody sends again. */
export function isSameAlert(record: object, sent: AlertToSend): boolean {
  const { asked, ...others } = deskNoteIn(record) ?? {};
  const stored = { url: "", ...record, ...others };
  const { text, url, level, topics, hours, at: wanted } = sent;
  const wished = Object.entries({ text, url, level, topics, hours, wanted });
  return (
    asked !== undefined &&
    wished.every(([name, value]) => JSON.stringify(Reflect.get(stored, name)) === JSON.stringify(value))
  );
}
