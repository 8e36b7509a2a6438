// The states as the map of tiles has them: each a square in its neighbourhood. Exports write a state by its name or its postal code.

import { slugOf } from "../../model/addresses/slug.ts";

export interface UsState {
  code: string;
  name: string;
  slug: string;
  /** From 1, as grids count. */
  row: number;
  column: number;
}

const names = {
  AL: "Alabama",
  AK: "Alaska",
  AZ: "Arizona",
  AR: "Arkansas",
  CA: "California",
  CO: "Colorado",
  CT: "Connecticut",
  DE: "Delaware",
  DC: "District of Columbia",
  FL: "Florida",
  GA: "Georgia",
  HI: "Hawaii",
  ID: "Idaho",
  IL: "Illinois",
  IN: "Indiana",
  IA: "Iowa",
  KS: "Kansas",
  KY: "Kentucky",
  LA: "Louisiana",
  ME: "Maine",
  MD: "Maryland",
  MA: "Massachusetts",
  MI: "Michigan",
  MN: "Minnesota",
  MS: "Mississippi",
  MO: "Missouri",
  MT: "Montana",
  NE: "Nebraska",
  NV: "Nevada",
  NH: "New Hampshire",
  NJ: "New Jersey",
  NM: "New Mexico",
  NY: "New York",
  NC: "North Carolina",
  ND: "North Dakota",
  OH: "Ohio",
  OK: "Oklahoma",
  OR: "Oregon",
  PA: "Pennsylvania",
  RI: "Rhode Island",
  SC: "South Carolina",
  SD: "South Dakota",
  TN: "Tennessee",
  TX: "Texas",
  UT: "Utah",
  VT: "Vermont",
  VA: "Virginia",
  WA: "Washington",
  WV: "West Virginia",
  WI: "Wisconsin",
  WY: "Wyoming",
} as const;

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

const nameOf = new Map<string, string>(Object.entries(names));

/** In the order in which the map is read: row by row. */
export const states: readonly UsState[] = places.flatMap(([code, place]) => {
  const name = nameOf.get(code);
  return name === undefined ? [] : { code, name, slug: slugOf(name), ...place };
});

export function stateOf(text: string | undefined): UsState | undefined {
  const wanted = text?.trim().toLowerCase();
  return states.find(({ code, name }) => code.toLowerCase() === wanted || name.toLowerCase() === wanted);
}
