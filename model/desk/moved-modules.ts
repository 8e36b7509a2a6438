// Which modules of a front were moved, told from how it was and how it is: the fewest that explain it. Where several explanations are equal nobody
// knows which one an editor has dragged, and none is named before the others. Pure.

import { regionNames, type RegionName } from "../layouts/region-names.ts";
import type { Front, FrontModule } from "./front.ts";

/** Modules by their keys. */
export type Placed = ReadonlyMap<string, { module: FrontModule; region: RegionName }>;

export function placesOf(front: Front): Placed {
  return new Map(
    regionNames.flatMap((region) => front[region].map((module) => [module.key, { module, region }] as const)),
  );
}

export interface Moves {
  /** Keys of modules that were moved, whatever the explanation. */
  certain: ReadonlySet<string>;
  /** Keys of modules that have taken one another's places, in their order of before. */
  exchanged: readonly (readonly string[])[];
  /** By one of the explanations. */
  all: ReadonlySet<string>;
}

/** `taken`: modules that somebody is known to have moved. */
export function movesOf(before: Front, after: Front, taken: ReadonlySet<string> = new Set()): Moves {
  const [were, are] = [placesOf(before), placesOf(after)];
  const elsewhere = [...are].flatMap(([key, { region }]) =>
    were.has(key) && were.get(key)?.region !== region ? [key] : [],
  );
  const exchanged: string[][] = [];
  const [certain, all] = [new Set(elsewhere), new Set(elsewhere)];
  for (const region of regionNames) {
    const isIn =
      (places: Placed) =>
      ({ key }: FrontModule) =>
        places.get(key)?.region === region;
    const order = before[region].filter(isIn(are)).map(({ key }) => key);
    const now = after[region].filter(isIn(were)).map(({ key }, place) => ({ key, place, was: order.indexOf(key) }));
    const rows = withSums(now, (key) => taken.has(key));
    const stays = aRise(rows);
    const groups = alternatives(rows);
    for (const row of rows) {
      if (!stays.includes(row)) all.add(row.key);
      if (!groups.some((group) => group.includes(row))) certain.add(row.key);
    }
    exchanged.push(...groups.map(displaced).filter((keys) => keys.length > 1));
  }
  return { certain, exchanged, all };
}

/** A module in its new order. */
interface Row {
  key: string;
  place: number;
  /** Its place of before. */
  was: number;
  weight: number;
  /** Of the heaviest sequence of places that only rise and ends here, what comes before it. */
  from: number;
  /** Such a sequence goes through it. */
  mayStay: boolean;
}

/**
 * What still follows one another as it did was not moved: as many as can be, and of as many those of whom nobody is known to have moved them. So
 * each weighs more than all such differences together.
 */
function withSums(now: readonly Pick<Row, "key" | "place" | "was">[], isTaken: (key: string) => boolean): Row[] {
  const weights = now.map(({ key }) => now.length + (isTaken(key) ? 0 : 1));
  const heaviest = (sums: readonly number[], fits: (place: number) => boolean) =>
    Math.max(0, ...sums.filter((_, place) => fits(place)));
  const ends: number[] = [];
  for (const [place, { was }] of now.entries()) {
    ends.push((weights[place] ?? 0) + heaviest(ends, (other) => (now[other]?.was ?? 0) < was));
  }
  const begins = now.map(() => 0);
  for (let place = now.length - 1; place >= 0; place -= 1) {
    const was = now[place]?.was ?? 0;
    const later = heaviest(begins, (other) => other > place && (now[other]?.was ?? 0) > was);
    begins[place] = (weights[place] ?? 0) + later;
  }
  const most = Math.max(0, ...ends);
  return now.map((row, place) => {
    const [weight = 0, end = 0, begin = 0] = [weights[place], ends[place], begins[place]];
    return { ...row, weight, from: end - weight, mayStay: end + begin - weight === most };
  });
}

/** One of the heaviest sequences. */
function aRise(rows: readonly Row[]): Row[] {
  const rise: Row[] = [];
  for (const row of rows) {
    const last = rise.at(-1);
    const isNext = row.from === (last === undefined ? 0 : last.from + last.weight) && row.was > (last?.was ?? -1);
    if (row.mayStay && isNext) rise.push(row);
  }
  return rise;
}

/** Of rows of which only one can have stayed; alone where it has stayed in any case. */
function alternatives(rows: readonly Row[]): Row[][] {
  const groups: Row[][] = [];
  let end = 0;
  for (const row of rows.filter(({ mayStay }) => mayStay).toSorted((one, other) => one.from - other.from)) {
    if (row.from < end) groups.at(-1)?.push(row);
    else groups.push([row]);
    end = Math.max(end, row.from + row.weight);
  }
  return groups;
}

/** Without those among them that are where they were. */
function displaced(group: readonly Row[]): string[] {
  const before = group.toSorted((one, other) => one.was - other.was);
  const after = group.toSorted((one, other) => one.place - other.place);
  return before.filter((row, place) => after[place] !== row).map(({ key }) => key);
}
