// A list's number inside a query, looked up once by the database. A list that nobody has filed anything under has none, and finds nothing.

import type { RawBuilder } from "kysely";
import type { RecordType } from "../../records/kinds.ts";
import type { Database } from "../database.ts";

export function numberOfList(read: Database["read"], type: RawBuilder<RecordType>, name: RawBuilder<string>) {
  return read.selectFrom("lists").select("lists.number").where("lists.type", "=", type).where("lists.name", "=", name);
}
