// How calls that change one record answer.

import type { Context } from "hono";
import { leftOutText } from "../../../content/import/report-text.ts";
import type { RecordName } from "../../../content/records/parse-record.ts";
import type { StandingRecord, WriteResult } from "../../../content/store/store.ts";
import { HttpError } from "../../../model/http-error.ts";
import { etagOf } from "./conditions.ts";
import type { PutOutcome } from "./put-record.ts";

export function answerPut(context: Context, { type, id }: RecordName, result: PutOutcome): Response {
  if ("forbidden" in result) throw new HttpError(result.forbidden, 403);
  if ("conflict" in result) return answerConflict(context, result.conflict);
  if ("refused" in result) {
    return context.json({ message: "the record is refused", statusCode: 422, reasons: result.refused }, 422);
  }
  const { outcome, version, gaps, notes } = result;
  const warnings = [...gaps.map(leftOutText), ...notes.map(({ at, text }) => `${at} ${text}`), ...result.warnings];
  context.set("done", { outcome, records: [`${type}/${id}`] });
  return context.json({ outcome, warnings }, outcome === "new" ? 201 : 200, { etag: etagOf(version) });
}

/** Of a write of one record: the scope of the token does not allow it. */
export function refuseForbidden(forbidden: WriteResult["forbidden"]): void {
  const why = forbidden?.get(0);
  if (why !== undefined) throw new HttpError(why, 403);
}

/** With what stands there: whoever is refused can see what he would have overwritten. */
export function answerConflict(
  context: Context,
  standing: Pick<StandingRecord, "source" | "version"> | undefined,
): Response {
  const message = standing === undefined ? "nothing stands there" : "another version stands there";
  // The record is JSON already, and comes back to the byte.
  const body = `{"message":${JSON.stringify(message)},"statusCode":412,"standing":${standing?.source ?? "null"}}`;
  return context.body(body, 412, {
    "content-type": "application/json; charset=utf-8",
    ...(standing !== undefined && { etag: etagOf(standing.version) }),
  });
}
