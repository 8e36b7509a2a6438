// A record as it stands, with the mark of just that: what a writer must have seen who wants to overwrite nothing unseen.

import type { RecordName } from "../../records/parse-record.ts";
import { unpackSource } from "../../records/pack-source.ts";
import { sourceVersion } from "../../records/source-version.ts";
import type { Connection, Database } from "../database.ts";
import { postRows } from "../posts/post-rows.ts";
import { prepareQuery } from "../prepare-query.ts";
import type { StandingRecord } from "../store.ts";

export function standingRecords(database: Database) {
  const { read } = database;
  const posts = postRows(database);
  const byName = prepareQuery<RecordName, { hash: string; source: Uint8Array }>(read, (parameter) =>
    read
      .selectFrom("records")
      .select(["hash", "source"])
      .where("type", "=", parameter("type"))
      .where("id", "=", parameter("id")),
  );

  return async (name: RecordName, connection: Connection): Promise<StandingRecord | undefined> => {
    const [row] = await byName(name, connection);
    if (row === undefined) return undefined;
    const own = { ownSource: unpackSource(row.source), ownVersion: row.hash };
    if (name.type !== "live_event") return { ...own, source: own.ownSource, version: own.ownVersion };
    const source = await posts.overSource(own.ownSource, name.id, connection);
    return { ...own, source, version: source === own.ownSource ? own.ownVersion : sourceVersion(source) };
  };
}
