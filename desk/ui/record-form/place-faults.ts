// Which of the faults of a record belong to which field of a form. Pure.

import { isFields } from "./typed-value.ts";

type Faults = Readonly<Record<string, string>>;

const isBelow = (place: string, above: string) => above === "" || place.startsWith(`${above}.`);

export function below(above: string, step: string | number): string {
  return above === "" ? String(step) : `${above}.${step}`;
}

/** Of one thing in place of a list some faults say that it is the first of it, some do not: here none does. */
export function faultsIn(record: unknown, faults: Faults): Faults {
  return Object.fromEntries(Object.entries(faults).map(([place, text]) => [placeIn(record, place), text]));
}

function placeIn(record: unknown, place: string): string {
  let value = record;
  const steps = place.split(".").filter((step) => {
    if (/^\d+$/.test(step) && isFields(value) && !(step in value)) return false;
    value = Object(value)[step];
    return true;
  });
  return steps.join(".");
}

/** Of a field that has no fields in it: of whatever is in its value too. */
export function faultAt(faults: Faults, place: string): string | undefined {
  return faults[place] ?? Object.entries(faults).find(([at]) => isBelow(at, place))?.[1];
}

/** Of what has fields in it: its own, and those of what none of these is. */
export function ownFault(faults: Faults, place: string, steps: readonly (string | number)[]): string | undefined {
  if (faults[place] !== undefined) return faults[place];
  const inside = steps.map((step) => below(place, step));
  const lost = Object.entries(faults).find(
    ([at]) => isBelow(at, place) && at !== "" && !inside.some((one) => at === one || isBelow(at, one)),
  );
  return lost && `${place === "" ? lost[0] : lost[0].slice(place.length + 1)} ${lost[1]}`;
}

export function hasFault(faults: Faults, place: string): boolean {
  return faultAt(faults, place) !== undefined;
}
