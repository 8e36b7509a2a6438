// API-05: what a publisher's content API is asked for, as parameters. Every question names the type of the records; a single one is asked
// for by what such APIs know it by.

import { brand } from "../../model/brand.ts";
import type { ListQuery } from "../client.ts";
import type { RecordType } from "../records/kinds.ts";
import type { Params } from "./get-envelope.ts";
import { listParams } from "./list-parameters.ts";

export type Question = Params & { type: RecordType };

const ownId: Partial<Record<RecordType, string>> = { aggregate: "spark_id", video: "external_id" };

export function byId(type: RecordType, id: string): Question {
  return { type, size: 1, [ownId[type] ?? "id"]: id };
}

export function byPath(type: RecordType, path: string): Question {
  if (type === "person") return { type, size: 1, url: brand.domain + path };
  if (type === "show") return { type, size: 1, searchType: "url", value: brand.domain + path };
  // ROUTE-14: without the prefix of their pages.
  if (type === "tag") return { type, size: 1, path: path.replace(/^\/category(?=\/)/, "") };
  if (type === "video") return byId(type, path.replace(/^\/video\//, ""));
  return { type, size: 1, path };
}

export function all(type: RecordType, from: number, size: number): Question {
  return { type, searchType: "all", size, from };
}

/** SHELF-08 and the lists of stories. */
export function newest({ type, lists, exclude }: ListQuery, from: number, size: number): Question {
  return { type, ...listParams({ lists, exclude: exclude ?? [] }), size, from };
}

/** LAYOUT-07: the descriptor. Without an element the default of its subtype is meant. */
export function layout(subtype: string, elementId: string | undefined): Question {
  return { type: "layout", size: 1, subtype, elementId };
}

/** Those that have these words and are in all of these lists. */
export function withWords(
  keyword: string,
  { type, lists }: Pick<ListQuery, "type" | "lists">,
  from: number,
  size: number,
): Question {
  return { type, keyword, ...listParams({ lists }), size, from };
}

/** Those nearest to these words, of which not all need be there. */
export function nearWords(keyword: string, type: ListQuery["type"], size: number): Question {
  return { type, keyword, match: "any", size };
}
