// What is wrong with a record, by the place that it is wrong at. Pure.

import type { Gap } from "../../content/blocks/parse-blocks.ts";
import type { RecordNote } from "../../content/records/odd-values.ts";

/** A reason names its place first: `title: is missing`, `races.2.start-utc: must be a text`. */
const named = /^([^\s:]+): (.*)$/s;

/** By whole places, such as `races.2.title`. */
export function faultsByPlace(reasons: readonly string[]): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const reason of reasons) {
    const [, place = "", text = reason] = named.exec(reason) ?? [];
    faults[place] ??= text;
  }
  return faults;
}

/** By the fields of the record, with what is wrong inside of them. */
export function faultsOf(reasons: readonly string[]): Record<string, string> {
  const faults: Record<string, string> = {};
  for (const [place, text] of Object.entries(faultsByPlace(reasons))) {
    const [field = "", ...inside] = place.split(".");
    faults[field] ??= inside.length === 0 ? text : `${inside.join(".")}: ${text}`;
  }
  return faults;
}

/** What readers do not see of it: at the field that keeps it out, and else at the whole thing. */
export function leftOutByPlace(gaps: readonly Gap[]): Record<string, string> {
  const places: Record<string, string> = {};
  for (const { at, reasons } of gaps) {
    for (const [inside, text] of Object.entries(faultsByPlace(reasons))) {
      places[inside === "" ? at : `${at}.${inside}`] ??= `${text}, so readers do not see it`;
    }
  }
  return places;
}

export function notesByPlace(notes: readonly RecordNote[]): Record<string, string> {
  return Object.fromEntries(notes.map(({ at, text }) => [at, text]));
}
