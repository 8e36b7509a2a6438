// The one index from addresses to records: a row for each path at which a record is found.

import type { RecordType } from "../../records/kinds.ts";
import type { Index } from "../../records/record-kind.ts";
import { patternOfPlace, placeText } from "../../redirects/redirect-address.ts";
import type { Database } from "../database.ts";
import { prepareQuery, prepareRows } from "../prepare-query.ts";
import type { Tables } from "../tables.ts";
import { comparedPath } from "./compared-path.ts";

export type AddressRow = Tables["addresses"];

type Addressed = Pick<Index, "path" | "aliases" | "query">;

/** Its own path first. */
export function pathsOf({ path, aliases = [] }: Addressed): string[] {
  return path === undefined ? [...aliases] : [path, ...aliases];
}

export function rowsOfAddresses(type: RecordType, index: Addressed, key: number): AddressRow[] {
  const { query } = index;
  return pathsOf(index).map((path) => ({
    place: type === "redirect" ? placeText({ path, query }) : comparedPath(type, path),
    type,
    key,
    path,
    alias: path === index.path ? 0 : 1,
    pattern: (type === "redirect" ? patternOfPlace({ path, query }) : undefined) ?? null,
  }));
}

export function addressRows({ write }: Pick<Database, "write">) {
  return {
    add: prepareRows<AddressRow, never>(write, (rows) =>
      write.insertInto("addresses").values(
        rows.map((parameter) => ({
          place: parameter("place"),
          type: parameter("type"),
          key: parameter("key"),
          path: parameter("path"),
          alias: parameter("alias"),
          pattern: parameter("pattern"),
        })),
      ),
    ),

    /** Answers with the paths that it had. */
    drop: prepareQuery<{ key: number }, { path: string }>(write, (parameter) =>
      write.deleteFrom("addresses").where("key", "=", parameter("key")).returning("path"),
    ),
  };
}
