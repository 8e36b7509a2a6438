// What the store must know of a record besides its own text: one entry a kind, made from the parsed document.

import type { Card } from "../../model/stories/card.ts";
import type { z } from "zod";

export interface SearchedText {
  title: string;
  /** Words of its address: they lead to it from a half-wrong one. */
  address?: string;
  summary: string;
  body: string;
}

export interface Index {
  /** Where the site serves it; lookups by path find it there. */
  path?: string;
  /** Further paths that lead to it. */
  aliases?: readonly string[];
  /** Of a redirect that holds for one query of its path alone: that query, in the form in which it is looked up. */
  query?: string;
  /** What lists are sorted by, newest first: milliseconds since 1970. */
  at: number;
  /** Only published records are in lists and search. */
  published: boolean;
  /** From then on it is as if it were not published: milliseconds since 1970. */
  expires?: number;
  /** The lists it belongs to, e.g. `section:politics`, `tag:us/crime`, `show:the-vail-report`, `person:nora-castellan`. */
  lists: string[];
  card?: Card;
  /** What search reads. */
  search?: SearchedText;
  /** What was put right in it, and when: milliseconds since 1970. */
  corrections?: readonly { id: string; at: number }[];
  /** What whoever imports it should know of its addresses. */
  notes?: readonly string[];
}

export interface RecordKind<S extends z.ZodType = z.ZodType> {
  schema: S;
  index(doc: z.output<S>, id: string): Index;
  /** Of the heaviest page that shows it, by `page-weight.ts`; absent where that is the weight of the whole record. */
  weight?(doc: z.output<S>): number;
  /** What it may weigh; absent where the usual limit holds. */
  mostWeight?: number;
}

export function recordKind<S extends z.ZodType>(kind: RecordKind<S>): RecordKind<S> {
  return kind;
}
