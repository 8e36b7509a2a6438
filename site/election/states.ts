// The states as the map of tiles has them: each a square in its neighbourhood. Exports write a state by its name or its postal code.

import { slugOf } from "../../model/addresses/slug.ts";
import { usStates } from "../../model/us-states.ts";

export interface UsState {
  code: string;
  name: string;
  slug: string;
  /** From 1, as grids count. */
  row: number;
  column: number;
}

const map = `
  AK .. .. .. .. .. .. .. .. .. ME
  .. .. .. .. .. .. .. .. .. VT NH
  WA ID MT ND MN IL WI MI NY RI MA
  OR NV WY SD IA IN OH PA NJ CT ..
  CA UT CO NE MO KY WV VA MD DE ..
  .. AZ NM KS AR TN NC SC DC .. ..
  .. .. .. OK LA MS AL GA .. .. ..
  HI .. .. TX .. .. .. .. FL .. ..`;

const places = map
  .trim()
  .split("\n")
  .flatMap((line, row) =>
    line
      .trim()
      .split(" ")
      .map((code, column) => [code, { row: row + 1, column: column + 1 }] as const),
  );

const nameOf = new Map(usStates);

/** In the order in which the map is read: row by row. */
export const states: readonly UsState[] = places.flatMap(([code, place]) => {
  const name = nameOf.get(code);
  return name === undefined ? [] : { code, name, slug: slugOf(name), ...place };
});

export function stateOf(text: string | undefined): UsState | undefined {
  const wanted = text?.trim().toLowerCase();
  return states.find(({ code, name }) => code.toLowerCase() === wanted || name.toLowerCase() === wanted);
}
