// /api/content/{type}/{id}/revisions: what a record was before, who made it so, and back to it.

import type { Context } from "hono";
import { restoredSource } from "../../../content/restored-source.ts";
import type { RevisedName, Revision } from "../../../content/store/revisions/revision-store.ts";
import type { VersionMaker } from "../../../content/store/revisions/version-maker.ts";
import { versionWithTimes } from "../../../content/store/revisions/version-with-times.ts";
import { HttpError, notFound } from "../../../model/http-error.ts";
import { mustRead, type Caller, type TokenAnswers } from "../content-door.ts";
import { wholeParameter } from "../parameters.ts";
import type { TokenCallsOf } from "../token-calls.ts";
import { answerPut } from "./answer-put.ts";
import { askedConditions, askedRecord } from "./asked-record.ts";
import { etagOf } from "./conditions.ts";
import { putRecord, type PutParts } from "./put-record.ts";

const mostListed = 100;

export function revisionAnswers(parts: PutParts): TokenAnswers<TokenCallsOf<"revisions">> {
  const { store } = parts;

  /** It may have been in another section then. */
  async function found(context: Context, of: RevisedName, caller: Caller) {
    const revision = await store.revisions.find(of, askedNumber(context));
    if (revision === undefined) throw notFound("there is no such revision");
    if (revision.source !== undefined) mustRead(caller, of.type, revision.source);
    return revision;
  }

  return {
    "revisions.list": async (context) => {
      const name = askedRecord(context);
      const page = askedPage(context);
      const [maker, listed] = await Promise.all([store.revisions.maker(name), store.revisions.list(name, page)]);
      if (maker === undefined && listed.length === 0 && page.before === undefined)
        throw notFound("there is no such record");
      return context.json(revisionsPage(maker, listed, page.size));
    },

    "revisions.read": async (context, caller) =>
      answerRevision(context, await found(context, askedRecord(context), caller)),

    "revisions.restore": async (context, caller) => {
      const name = askedRecord(context);
      const { source, number } = await found(context, name, caller);
      if (source === undefined) throw new HttpError("that revision took the record away: restore one before it", 409);
      const write = { ...caller.write, by: { ...caller.write.by, way: "restore" } };
      // Whoever has seen the event that stands has not asked for its newer posts to go.
      const conditions = { ...askedConditions(context), namesVersion: false };
      const record = JSON.parse(await restoredSource(store, name, { number, source }));
      return answerPut(context, name, await putRecord(parts, name, record, { write, conditions }));
    },
  };
}

export function askedPage({ req }: Context): { size: number; before?: number } {
  const query = new URL(req.url).searchParams;
  const size = Math.max(1, wholeParameter(query, "size", { usual: 20, most: mostListed }));
  const before = query.has("before") ? wholeParameter(query, "before", { usual: 0, most: Infinity }) : undefined;
  return { size, before };
}

export function askedNumber({ req }: Context): number {
  const number = req.param("number") ?? "";
  if (!/^\d{1,15}$/.test(number)) throw notFound("there is no such revision");
  return Number(number);
}

export function revisionsPage(maker: VersionMaker | undefined, listed: readonly Revision[], size: number) {
  const last = listed.length === size ? listed.at(-1)?.number : undefined;
  return {
    standing: maker === undefined ? null : versionWithTimes(maker),
    revisions: listed.map(versionWithTimes),
    before: last ?? null,
  };
}

/** The record is JSON already, and comes back to the byte. */
export function answerRevision(context: Context, { source, ...revision }: Revision & { source?: string }): Response {
  const body = `{"revision":${JSON.stringify(versionWithTimes(revision))},"record":${source ?? "null"}}`;
  return context.body(body, 200, {
    "content-type": "application/json; charset=utf-8",
    ...(revision.version !== undefined && { etag: etagOf(revision.version) }),
  });
}
