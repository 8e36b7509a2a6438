// What of the results a reader has asked for: a state, an office, or everything, with the key races first. Pure.

import type { RaceView } from "./race-view.ts";
import type { ResultsFilter } from "../../model/election/results-address.ts";

export interface FilterChoice {
  slug: string;
  name: string;
}

export interface FilterChoices {
  states: FilterChoice[];
  offices: FilterChoice[];
}

export interface RaceGroup {
  slug: string;
  title: string;
  races: RaceView[];
  /** Where the rest of an office stands that is too long for the overview. */
  more?: { count: number };
}

export const keyGroup = "key-races";
/** So many of one office stand in the overview; the address of the office has all. */
export const mostInOverview = 24;

/** Offices in the order of the chambers, then as they come; states by name. */
export function filterChoices(races: readonly RaceView[], offices: readonly string[]): FilterChoices {
  const byOffice = new Map(races.map(({ officeSlug, office }) => [officeSlug, office]));
  const order = [...new Set([...offices.filter((slug) => byOffice.has(slug)), ...byOffice.keys()])];
  const byState = new Map(races.flatMap(({ state }) => (state === undefined ? [] : [[state.slug, state.name]])));
  return {
    offices: order.map((slug) => ({ slug, name: byOffice.get(slug) ?? slug })),
    states: [...byState].map(([slug, name]) => ({ slug, name })).toSorted((a, b) => a.name.localeCompare(b.name)),
  };
}

/** What the address asks for; undefined when there is no such state or office. */
export function readFilter(query: URLSearchParams, { states, offices }: FilterChoices): ResultsFilter | undefined {
  const state = query.get("state")?.toLowerCase();
  const office = query.get("office")?.toLowerCase();
  const isKnown = (choices: FilterChoice[], slug: string | undefined) =>
    slug === undefined || choices.some((choice) => choice.slug === slug);
  return isKnown(states, state) && isKnown(offices, office) ? { state, office } : undefined;
}

/** Everything: the key races, then each office without them. An office: all of it. A state: its races together, in the order of offices. */
export function groupRaces(
  races: readonly RaceView[],
  offices: readonly FilterChoice[],
  filter: ResultsFilter,
): RaceGroup[] {
  const isAll = isUnfiltered(filter);
  const wanted = races.filter(
    ({ state, officeSlug }) =>
      (filter.state === undefined || state?.slug === filter.state) &&
      (filter.office === undefined || officeSlug === filter.office),
  );
  const key = isAll ? wanted.filter(({ isKey }) => isKey) : [];
  const groups = offices.map(({ slug, name }): RaceGroup => {
    const own = wanted.filter((race) => race.officeSlug === slug && !key.includes(race)).toSorted(keyThenPlace);
    const isCut = isAll && own.length > mostInOverview;
    return {
      slug,
      title: name,
      races: isCut ? own.slice(0, mostInOverview) : own,
      ...(isCut && { more: { count: own.length } }),
    };
  });
  const [first] = wanted;
  if (filter.state !== undefined && first?.state !== undefined) {
    return [{ slug: first.state.slug, title: first.state.name, races: groups.flatMap((group) => group.races) }];
  }
  return [{ slug: keyGroup, title: "Key races", races: key }, ...groups].filter((group) => group.races.length > 0);
}

export function isUnfiltered({ state, office }: ResultsFilter): boolean {
  return state === undefined && office === undefined;
}

/** Districts of a state in the order of their numbers. */
function keyThenPlace(a: RaceView, b: RaceView): number {
  return Number(b.isKey) - Number(a.isKey) || a.place.localeCompare(b.place, "en", { numeric: true });
}
