// The map of tiles for one office: how each state stands in it. Pure.

import type { Party } from "./parties.ts";
import type { RaceView, Standing } from "./race-view.ts";
import { states, type UsState } from "./states.ts";

export type TileStanding = "none" | "waiting" | "leading" | "called" | "split";

export interface Tile {
  state: UsState;
  standing: TileStanding;
  party: Party | undefined;
  /** Any race at all, of whatever office: the tile leads to them. */
  hasRaces: boolean;
  /** The same in words. */
  words: string;
}

export function stateTiles(races: readonly RaceView[], office: string): Tile[] {
  const byState = Map.groupBy(races, ({ state }) => state?.slug ?? "");
  return states.map((state) => {
    const all = byState.get(state.slug) ?? [];
    const own = all.filter(({ officeSlug }) => officeSlug === office);
    return { state, hasRaces: all.length > 0, ...tileStanding(own), words: tileWords(own) };
  });
}

function aheadIn({ candidates }: RaceView): Party | undefined {
  return candidates.find(({ isWinner, isLeading }) => isWinner || isLeading)?.party;
}

function tileStanding(races: readonly RaceView[]): { standing: TileStanding; party: Party | undefined } {
  if (races.length === 0) return { standing: "none", party: undefined };
  const [first, second] = aheadCounts(races);
  if (first === undefined) return { standing: "waiting", party: undefined };
  if (second?.count === first.count) return { standing: "split", party: undefined };
  const isCalled = races.every(({ standing }) => standing === "called");
  return { standing: isCalled ? "called" : "leading", party: first.party };
}

function aheadCounts(races: readonly RaceView[]): { party: Party; count: number }[] {
  const ahead = Map.groupBy(
    races.flatMap((race) => aheadIn(race) ?? []),
    ({ name }) => name,
  );
  return [...ahead.values()]
    .flatMap(([party, ...more]) => (party === undefined ? [] : { party, count: more.length + 1 }))
    .toSorted((a, b) => b.count - a.count);
}

function tileWords(races: readonly RaceView[]): string {
  const [only] = races;
  if (only === undefined) return "no race";
  if (races.length === 1) return raceWords(only);
  const called = races.filter(({ standing }) => standing === "called").length;
  const counts = aheadCounts(races).map(({ party, count }) => `${party.name} ahead in ${count}`);
  return [...counts, `${called} of ${races.length} called`].join(", ");
}

/** How one race stands, in one breath. */
function raceWords({ candidates, standing, reporting }: RaceView): string {
  const [first, second] = candidates;
  const name = first && `${first.name}, ${first.party.name},`;
  const part = `${countedPercent(reporting)} counted`;
  const words: Readonly<Record<Standing, string>> = {
    called: `${name ?? ""} wins`,
    leading: `${name ?? ""} leads, ${part}`,
    "too-close": `too close to call, ${part}`,
    tied: `${first?.name ?? ""} and ${second?.name ?? ""} are tied, ${part}`,
    waiting: "no votes counted yet",
  };
  return words[standing];
}

/** Not everything is counted until everything is, and something is once anything is. */
export function countedPercent(reporting: number): string {
  if (reporting > 99 && reporting < 100) return "more than 99%";
  if (reporting > 0 && reporting < 1) return "less than 1%";
  return `${Math.round(reporting)}%`;
}
