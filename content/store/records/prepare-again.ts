// A row that another version prepared is prepared again when it is read: its source is the truth.

import type { RecordType } from "../../records/kinds.ts";
import { parseRecord, type PreparedRecord } from "../../records/parse-record.ts";
import type { Database } from "../database.ts";
import { unpackSource } from "../../records/pack-source.ts";
import { preparedVersion } from "./prepared-version.ts";
import { prepareQuery } from "../prepare-query.ts";

export type PrepareAgain = (type: RecordType, id: string) => Promise<PreparedRecord | undefined>;

export function isCurrent(row: { prepared_by: number }): boolean {
  return row.prepared_by === preparedVersion;
}

/** Nothing for a record that today's rules refuse. */
export function preparingAgain({ read }: Database): PrepareAgain {
  const sourceById = prepareQuery<{ type: RecordType; id: string }, { source: Uint8Array }>(read, (parameter) =>
    read.selectFrom("records").select("source").where("type", "=", parameter("type")).where("id", "=", parameter("id")),
  );
  return async (type, id) => {
    const [stored] = await sourceById({ type, id });
    const parsed = stored === undefined ? undefined : parseRecord(unpackSource(stored.source));
    return parsed !== undefined && "ok" in parsed ? parsed.ok : undefined;
  };
}
