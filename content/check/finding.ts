// What a check of the whole site finds, kind by kind in the order in which it is told.

export const findingKinds = {
  "dead-link": "Links that lead nowhere",
  "left-out-link": "Links of header, menu and footer that are left out: there is nothing to see",
  "missing-picture": "Pictures that are not there",
  "missing-alt": "Pictures without an alt text",
  "unreached-story": "Stories and pages that no address reaches",
  "tag-without-front": "Tags without a front",
  "layout-names-nothing": "Layouts that name what does not exist",
  "missing-reference": "Records that refer to what does not exist",
} as const;

export type FindingKind = keyof typeof findingKinds;

export interface Finding {
  kind: FindingKind;
  /** The address, the tag, the module. */
  what: string;
  why: string;
  /** What is to be mended: `article/42`, `brand.json`. */
  mend: readonly string[];
  /** Some of the pages on which a reader meets it. */
  pages: readonly string[];
}
