// /api/content/{type}/{id}: one record, read as it came and changed by whoever has seen what stands there.

import type { RecordName } from "../../../content/records/parse-record.ts";
import { HttpError, notFound } from "../../../model/http-error.ts";
import type { TokenAnswers } from "../content-door.ts";
import type { TokenCallsOf } from "../token-calls.ts";
import { answerConflict, answerPut, refuseForbidden } from "./answer-put.ts";
import { askedConditions, askedRecord, sentObject } from "./asked-record.ts";
import { conditionsOf, etagOf } from "./conditions.ts";
import { patchRecord, putRecord, type PutParts } from "./put-record.ts";

export const patchTypes = ["application/merge-patch+json", "application/json"];

export function recordAnswers(parts: PutParts): TokenAnswers<TokenCallsOf<"record">> {
  const { store } = parts;
  return {
    "record.read": async (context) => {
      const standing = await store.standing(askedRecord(context));
      if (standing === undefined) throw notFound("there is no such record");
      const headers = { "content-type": "application/json; charset=utf-8", etag: etagOf(standing.version) };
      const isKnown = !conditionsOf({ ifNoneMatch: context.req.header("if-none-match") }).hold(standing.version);
      return isKnown ? context.body(null, 304, headers) : context.body(standing.source, 200, headers);
    },

    "record.put": async (context, { write }) => {
      const name = askedRecord(context);
      const record = await sentObject(context, ["application/json"]);
      refuseOtherNames(name, record);
      const options = { write, conditions: askedConditions(context) };
      return answerPut(context, name, await putRecord(parts, name, record, options));
    },

    "record.patch": async (context, { write }) => {
      const name = askedRecord(context);
      const patch = await sentObject(context, patchTypes);
      refuseOtherNames(name, patch);
      const options = { write, conditions: askedConditions(context) };
      return answerPut(context, name, await patchRecord(parts, name, patch, options));
    },

    "record.remove": async (context, { write }) => {
      const name = askedRecord(context);
      const conditions = askedConditions(context);
      const { stored, conflict, forbidden } = await store.write([{ remove: name }], {
        ...write,
        onlyIf: (standing) => conditions.hold(standing?.version),
      });
      refuseForbidden(forbidden);
      if (conflict !== undefined) return answerConflict(context, conflict.standing);
      if (stored === 0) throw notFound("there is no such record");
      context.set("done", { outcome: "removed", records: [`${name.type}/${name.id}`] });
      return context.body(null, 204);
    },
  };
}

/** A record that says it is another one was sent to the wrong address. */
function refuseOtherNames({ type, id }: RecordName, record: object): void {
  const given: { type?: unknown; id?: unknown; deleted?: unknown } = record;
  if ("type" in given && given.type !== type) throw new HttpError("type is not that of the address", 422);
  if ("id" in given && String(given.id).trim() !== id) throw new HttpError("id is not that of the address", 422);
  if (given.deleted === true) throw new HttpError("deleted: a record is removed by DELETE", 422);
}
