// Where the layout of a front is looked for: of each subtype in turn, by these names, and then the default of the subtype (LAYOUT-07).

export const frontSubtypes = ["homeLayout", "sectionLayout", "categoryLayout", "showLayout", "personLayout"] as const;

export type FrontSubtype = (typeof frontSubtypes)[number];

export interface FrontPlace {
  subtypes: readonly FrontSubtype[];
  names: readonly string[];
}
