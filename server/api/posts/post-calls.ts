// /api/content/live_event/{id}/posts: posts of live coverage, each appended, changed, pinned and removed by one call, however many reporters
// write at once.

import type { Context } from "hono";
import { sourceVersion } from "../../../content/records/source-version.ts";
import { limits } from "../../../model/fields/content-limits.ts";
import { HttpError, notFound } from "../../../model/http-error.ts";
import type { Caller, TokenAnswers } from "../content-door.ts";
import { askedConditions, sentObject } from "../records/asked-record.ts";
import { conditionsOf, etagOf } from "../records/conditions.ts";
import type { PutParts } from "../records/put-record.ts";
import { patchTypes } from "../records/record-calls.ts";
import { answerRevision, askedNumber, askedPage, revisionsPage } from "../records/revision-calls.ts";
import type { TokenCallsOf } from "../token-calls.ts";
import { answerPost, answerTaken, refusePost } from "./answer-post.ts";
import { patchPost } from "./patch-post.ts";
import { idOfPost, preparePost } from "./prepare-post.ts";

export function postAnswers({ store, parser }: PutParts): TokenAnswers<TokenCallsOf<"posts">> {
  async function put(context: Context, { write }: Caller, sent: object, way = "api"): Promise<Response> {
    const { event, id } = asked(context);
    const ready = await preparePost(sent, id, parser);
    if ("refused" in ready) return refusePost(context, ready.refused);
    const { hold } = askedConditions(context);
    const by = { ...write.by, way };
    return answerPost(context, event, await store.posts.put(event, ready.post, { by, onlyIf: hold }), ready.warnings);
  }

  async function patch(context: Context, { write: { by } }: Caller, change: object): Promise<Response> {
    const { event, id } = asked(context);
    const { hold } = askedConditions(context);
    const patched = await patchPost({ store, parser }, { event, id }, change, { by, onlyIf: hold });
    if ("refused" in patched) return refusePost(context, patched.refused);
    return answerPost(context, event, patched.result, patched.warnings);
  }

  async function found(context: Context) {
    const revision = await store.revisions.find(asked(context).revised, askedNumber(context));
    if (revision === undefined) throw notFound("there is no such revision");
    return revision;
  }

  return {
    "posts.list": async (context) => {
      const posts = await store.posts.list(asked(context).event);
      if (posts === undefined) throw notFound("there is no such event");
      const entries = posts.map(({ source, version }) => `{"version":${JSON.stringify(version)},"post":${source}}`);
      return context.body(`{"posts":[${entries.join(",")}]}`, 200, { "content-type": jsonType });
    },

    "posts.append": async (context, { write: { by } }) => {
      const { event } = asked(context);
      const sent = await sentObject(context, ["application/json"]);
      const id = idOfPost(sent, context.req.header("idempotency-key"));
      const ready = await preparePost(sent, id, parser);
      if ("refused" in ready) return refusePost(context, ready.refused);
      const options = { by, sent: sourceVersion(JSON.stringify(sent)) };
      const result = await store.posts.append(event, ready.post, options);
      return "conflict" in result
        ? answerTaken(context, result.conflict)
        : answerPost(context, event, result, ready.warnings);
    },

    "posts.read": async (context) => {
      const { event, id } = asked(context);
      const standing = await store.posts.find(event, id);
      if (standing === undefined) throw notFound("there is no such post");
      const headers = { "content-type": jsonType, etag: etagOf(standing.version) };
      const isKnown = !conditionsOf({ ifNoneMatch: context.req.header("if-none-match") }).hold(standing.version);
      return isKnown ? context.body(null, 304, headers) : context.body(standing.source, 200, headers);
    },

    "posts.put": async (context, caller) => put(context, caller, await sentObject(context, ["application/json"])),
    "posts.patch": async (context, caller) => patch(context, caller, await sentObject(context, patchTypes)),

    "posts.remove": async (context, { write: { by } }) => {
      const { event, id } = asked(context);
      const { hold } = askedConditions(context);
      return answerPost(context, event, await store.posts.remove(event, id, { by, onlyIf: hold }));
    },

    "posts.pin": (context, caller) => patch(context, caller, { pinned: true }),
    "posts.unpin": (context, caller) => patch(context, caller, { pinned: null }),

    "posts.revisions": async (context) => {
      const { event, id, revised } = asked(context);
      const page = askedPage(context);
      const [maker, listed] = await Promise.all([store.posts.maker(event, id), store.revisions.list(revised, page)]);
      if (maker === undefined && listed.length === 0 && page.before === undefined)
        throw notFound("there is no such post");
      return context.json(revisionsPage(maker, listed, page.size));
    },

    "posts.revision": async (context) => answerRevision(context, await found(context)),

    "posts.restore": async (context, caller) => {
      const { source } = await found(context);
      if (source === undefined) throw new HttpError("that revision took the post away: restore one before it", 409);
      return put(context, caller, JSON.parse(source), "restore");
    },
  };
}

const jsonType = "application/json; charset=utf-8";

function asked({ req }: Context) {
  const { id: event = "", post: id = "" } = req.param();
  if (Buffer.byteLength(id) > limits.idBytes) throw notFound("there is no such post");
  return { event, id, revised: { type: "live_event", id: event, post: id } as const };
}
