// /api/content/{type}/{id}: one record, read as it came and changed by whoever has seen what stands there. For whoever holds a token for content.

import { Hono } from "hono";
import type { Logger } from "pino";
import type { AccessDoor } from "../../../content/access-token.ts";
import type { RecordName } from "../../../content/records/parse-record.ts";
import { HttpError, notFound } from "../../../model/http-error.ts";
import { changedBy, requireToken } from "../../operating/require-token.ts";
import { answerError } from "../answer-error.ts";
import { storeCall } from "../store-call.ts";
import { answerConflict, answerPut } from "./answer-put.ts";
import { askedConditions, askedRecord, sentObject } from "./asked-record.ts";
import { conditionsOf, etagOf } from "./conditions.ts";
import { patchRecord, putRecord, type PutParts } from "./put-record.ts";

export interface RecordCallParts extends PutParts {
  access: AccessDoor;
  log: Logger;
}

export const recordPath = "/api/content/:type/:id";
export const patchTypes = ["application/merge-patch+json", "application/json"];

export function recordCalls({ access, log, ...parts }: RecordCallParts): Hono {
  const { store } = parts;
  const routes = new Hono();
  routes.onError(answerError(log));
  routes.use(recordPath, requireToken("content", access));

  routes.get(recordPath, (context) =>
    storeCall(context, log, async () => {
      const standing = await store.standing(askedRecord(context));
      if (standing === undefined) throw notFound("there is no such record");
      const headers = { "content-type": "application/json; charset=utf-8", etag: etagOf(standing.version) };
      const isKnown = !conditionsOf({ ifNoneMatch: context.req.header("if-none-match") }).hold(standing.version);
      return isKnown ? context.body(null, 304, headers) : context.body(standing.source, 200, headers);
    }),
  );

  routes.put(recordPath, (context) =>
    storeCall(context, log, async () => {
      const name = askedRecord(context);
      const record = await sentObject(context, ["application/json"]);
      refuseOtherNames(name, record);
      const options = { by: changedBy(context), conditions: askedConditions(context) };
      return answerPut(context, name, await putRecord(parts, name, record, options));
    }),
  );

  routes.patch(recordPath, (context) =>
    storeCall(context, log, async () => {
      const name = askedRecord(context);
      const patch = await sentObject(context, patchTypes);
      refuseOtherNames(name, patch);
      const options = { by: changedBy(context), conditions: askedConditions(context) };
      return answerPut(context, name, await patchRecord(parts, name, patch, options));
    }),
  );

  routes.delete(recordPath, (context) =>
    storeCall(context, log, async () => {
      const name = askedRecord(context);
      const conditions = askedConditions(context);
      const { stored, conflict } = await store.write([{ remove: name }], {
        by: changedBy(context),
        onlyIf: (standing) => conditions.hold(standing?.version),
      });
      if (conflict !== undefined) return answerConflict(context, conflict.standing);
      if (stored === 0) throw notFound("there is no such record");
      context.set("done", { outcome: "removed", records: [`${name.type}/${name.id}`] });
      return context.body(null, 204);
    }),
  );

  return routes;
}

/** A record that says it is another one was sent to the wrong address. */
function refuseOtherNames({ type, id }: RecordName, record: object): void {
  const given: { type?: unknown; id?: unknown; deleted?: unknown } = record;
  if ("type" in given && given.type !== type) throw new HttpError("type is not that of the address", 422);
  if ("id" in given && String(given.id).trim() !== id) throw new HttpError("id is not that of the address", 422);
  if (given.deleted === true) throw new HttpError("deleted: a record is removed by DELETE", 422);
}
