// How a case of the benchmark is made: as much of something as the limits let a record have.

import { parseRecord } from "../../content/records/parse-record.ts";

export interface HeavyCase {
  name: string;
  record: object;
  /** How many of its parts the limits let it have. */
  count: number;
  paths: string[];
}

type Make = (count: number) => object;

/** Whether a record goes in whole: neither refused nor with a block left out. */
export function isAccepted(record: object): boolean {
  const parsed = parseRecord(JSON.stringify(record));
  return "ok" in parsed && parsed.ok.gaps.length === 0;
}

/** The most of something that a record may have, to within a twentieth. */
export function largest(make: Make, most: number): number {
  let low = 0;
  let high = 1;
  while (isAccepted(make(high))) {
    if (high === most) return most;
    low = high;
    high = Math.min(most, 4 * high);
  }
  while (high - low > Math.max(1, low / 20)) {
    const middle = Math.floor((low + high) / 2);
    if (isAccepted(make(middle))) low = middle;
    else high = middle;
  }
  return low;
}

export const story = (id: string, fields: object) => ({
  type: "article",
  id,
  title: `Story ${id}`,
  canonical_url: `/us/${id}`,
  publication_date: "2025-01-01T00:00:00Z",
  fn__distribution_platforms: { google_news: { amp: true } },
  ...fields,
});

export const front = (id: string, fields: object) => ({
  type: "layout",
  id,
  subtype: "sectionLayout",
  elementId: id,
  publication_date: "2025-01-01T00:00:00Z",
  ...fields,
});

export const repeat = <T>(element: T, count: number): T[] => Array.from({ length: count }, () => element);
export const pathsOfStory = (id: string) => [
  `/us/${id}`,
  `/_page/us/${id}`,
  `/us/${id}.amp`,
  `/us/${id}.print`,
  `/lite/us/${id}`,
  `/api/article?path=/us/${id}`,
];

export interface Shape {
  make: (id: string, count: number) => object;
  most?: number;
  paths: (id: string) => string[];
}

/** Some of them alone, by a part of their names. */
const only = new RegExp(process.env["HEAVY_ONLY"] ?? "");

export function caseOf(name: string, { make, most = Infinity, paths }: Shape): HeavyCase[] {
  if (!only.test(name)) return [];
  const id = name.replaceAll(/\W+/g, "-");
  const count = largest((some) => make(id, some), most);
  return count === 0 ? [] : [{ name, count, record: make(id, count), paths: paths(id) }];
}

export const paragraph = (text: string): object => ({ is: "paragraph", props: { text } });
export const words = "The committee met for hours & came back with <em>nothing</em> to say. ";
