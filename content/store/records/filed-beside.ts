// What else a change of a record changes, in its transaction: the list of corrections, and what endpoints are told.

import type { Transaction } from "kysely";
import type { RecordName } from "../../records/parse-record.ts";
import type { Index } from "../../records/record-kind.ts";
import type { Database } from "../database.ts";
import type { Tables } from "../tables.ts";
import { webhookNews } from "../webhooks/webhook-news.ts";
import { correctionWrites } from "./correction-rows.ts";
import type { FiledRow } from "./record-rows.ts";

/** Where a record is going to stand. */
export interface Filed extends RecordName, Pick<Index, "corrections"> {
  path: string | undefined;
  /** Its own and those that lead there. */
  paths: readonly (string | null)[];
  lists: readonly string[];
  at: number;
  key: number;
  /** Only prepared anew. */
  isSame?: boolean;
}

export function filedBeside(database: Database, now: () => number) {
  const fileCorrections = correctionWrites(database);
  const tellEndpoints = webhookNews(now);

  /** `lists` are those that it was in. */
  return async (
    transaction: Transaction<Tables>,
    after: Filed,
    before: FiledRow | undefined,
    lists: readonly string[],
  ): Promise<void> => {
    await fileCorrections(after, lists, transaction);
    await tellEndpoints(transaction, after, before && { path: before.path, at: before.at, lists });
  };
}
