// Alerts as the desk lists them: what waits, what stands, what is over or withdrawn. Pure.

import { alert as alertKind } from "../../content/records/alert.ts";
import type { WithdrawnRecord } from "../../content/store/records/withdrawn-records.ts";
import { dropAbsent } from "../../model/fields/absent.ts";
import { instantOf } from "../../model/time/instant-of.ts";
import type { AlertLine, AlertState } from "../../model/desk/alert-calls.ts";
import { deskNoteIn, type DeskNote } from "./alert-record.ts";

interface Times {
  published: boolean;
  publication_date?: string;
  expires?: string;
}

export function alertState(
  { published, publication_date, expires }: Times,
  note: DeskNote | undefined,
  now: number,
): AlertState {
  if (!published) return note === undefined ? "hidden" : note.answer?.says === "no" ? "refused" : "asked";
  if ((instantOf(publication_date) ?? 0) > now) return "later";
  return (instantOf(expires) ?? Infinity) > now ? "stands" : "over";
}

/** Undefined for a source that is no alert any more. */
export function alertLine(source: string, reader: string, now: number): Omit<AlertLine, "version"> | undefined {
  const record: object = JSON.parse(source);
  const parsed = alertKind.schema.safeParse(dropAbsent(record));
  if (!parsed.success) return undefined;
  const { text, url = "", level = "", topics, publication_date, expires } = parsed.data;
  const note = deskNoteIn(record);
  const { asked, answer } = note ?? {};
  const state = alertState(parsed.data, note, now);
  const isWaiting = state === "asked" || state === "refused";
  return {
    id: String(Reflect.get(record, "id")),
    state,
    text,
    url,
    level,
    topics,
    who: asked?.name ?? "",
    isMine: asked?.id === reader,
    askedAt: asked?.at ?? null,
    at: (isWaiting ? note?.wanted : instantOf(publication_date)) ?? null,
    until: isWaiting ? null : (instantOf(expires) ?? null),
    hours: note?.hours ?? null,
    answer: answer === undefined ? null : { who: answer.name, at: answer.at, reason: answer.reason },
    withdrawn: null,
    devices: null,
  };
}

/** As it was when it was withdrawn, and by whom. */
export function withdrawnLine(
  { source, at, by }: Pick<WithdrawnRecord<"alert">, "source" | "at" | "by">,
  reader: string,
): Omit<AlertLine, "version"> | undefined {
  const gone = at ?? 0;
  const line = alertLine(source, reader, gone);
  if (line === undefined) return undefined;
  const wasOut = line.state === "stands" || line.state === "over";
  return { ...line, state: "withdrawn", until: null, withdrawn: { who: by ?? "", at: gone, wasOut } };
}

const order: readonly AlertState[] = ["asked", "later", "stands"];
/** Of those that neither wait nor stand. */
export const mostPast = 20;
const isPast = ({ state }: Pick<AlertLine, "state">) => !order.includes(state);

/** What waits and stands, and of the rest what is newest. */
export function listedLines<Line extends Pick<AlertLine, "state" | "at" | "askedAt" | "withdrawn">>(
  lines: readonly Line[],
): Line[] {
  const when = ({ at, askedAt, withdrawn }: Line) => withdrawn?.at ?? at ?? askedAt ?? 0;
  const newest = lines.toSorted((one, other) => when(other) - when(one));
  const past = newest.filter(isPast).slice(0, mostPast);
  const others = newest.filter((line) => !isPast(line));
  return [...others.toSorted((one, other) => order.indexOf(one.state) - order.indexOf(other.state)), ...past];
}
