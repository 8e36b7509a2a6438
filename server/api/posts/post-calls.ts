// /api/content/live_event/{id}/posts: posts of live coverage, each appended, changed, pinned and removed by one call, however many reporters
// write at once. For whoever holds a token for content.

import { Hono, type Context } from "hono";
import { sourceVersion } from "../../../content/records/source-version.ts";
import { limits } from "../../../model/fields/content-limits.ts";
import { HttpError, notFound } from "../../../model/http-error.ts";
import { changedBy, requireToken } from "../../operating/require-token.ts";
import { answerError } from "../answer-error.ts";
import { askedConditions, sentObject } from "../records/asked-record.ts";
import { conditionsOf, etagOf } from "../records/conditions.ts";
import { patchTypes, type RecordCallParts } from "../records/record-calls.ts";
import { answerRevision, askedNumber, askedPage, toldPage } from "../records/revision-calls.ts";
import { storeCall } from "../store-call.ts";
import { answerPost, answerTaken, refusePost } from "./answer-post.ts";
import { patchPost } from "./patch-post.ts";
import { idOfPost, preparePost } from "./prepare-post.ts";

const path = "/api/content/live_event/:id/posts";
const onePath = `${path}/:post`;
const pinPath = `${onePath}/pin`;
const revisionsPath = `${onePath}/revisions`;

export function postCalls({ store, access, log, parser }: RecordCallParts): Hono {
  const routes = new Hono();
  routes.onError(answerError(log));
  routes.use(`${path}/*`, requireToken("content", access));

  const call = (answer: (context: Context) => Promise<Response>) => (context: Context) =>
    storeCall(context, log, () => answer(context));

  async function put(context: Context, sent: object, way = "api"): Promise<Response> {
    const { event, id } = asked(context);
    const ready = await preparePost(sent, id, parser);
    if ("refused" in ready) return refusePost(context, ready.refused);
    const { hold } = askedConditions(context);
    const by = { ...changedBy(context), way };
    return answerPost(context, event, await store.posts.put(event, ready.post, { by, onlyIf: hold }), ready.warnings);
  }

  async function patch(context: Context, change: object): Promise<Response> {
    const { event, id } = asked(context);
    const { hold } = askedConditions(context);
    const patched = await patchPost({ store, parser }, { event, id }, change, { by: changedBy(context), onlyIf: hold });
    if ("refused" in patched) return refusePost(context, patched.refused);
    return answerPost(context, event, patched.result, patched.warnings);
  }

  routes.get(
    path,
    call(async (context) => {
      const posts = await store.posts.list(asked(context).event);
      if (posts === undefined) throw notFound("there is no such event");
      const entries = posts.map(({ source, version }) => `{"version":${JSON.stringify(version)},"post":${source}}`);
      return context.body(`{"posts":[${entries.join(",")}]}`, 200, { "content-type": jsonType });
    }),
  );

  routes.post(
    path,
    call(async (context) => {
      const { event } = asked(context);
      const sent = await sentObject(context, ["application/json"]);
      const id = idOfPost(sent, context.req.header("idempotency-key"));
      const ready = await preparePost(sent, id, parser);
      if ("refused" in ready) return refusePost(context, ready.refused);
      const options = { by: changedBy(context), sent: sourceVersion(JSON.stringify(sent)) };
      const result = await store.posts.append(event, ready.post, options);
      return "conflict" in result
        ? answerTaken(context, result.conflict)
        : answerPost(context, event, result, ready.warnings);
    }),
  );

  routes.get(
    onePath,
    call(async (context) => {
      const { event, id } = asked(context);
      const standing = await store.posts.find(event, id);
      if (standing === undefined) throw notFound("there is no such post");
      const headers = { "content-type": jsonType, etag: etagOf(standing.version) };
      const isKnown = !conditionsOf({ ifNoneMatch: context.req.header("if-none-match") }).hold(standing.version);
      return isKnown ? context.body(null, 304, headers) : context.body(standing.source, 200, headers);
    }),
  );
  routes.put(
    onePath,
    call(async (context) => put(context, await sentObject(context, ["application/json"]))),
  );
  routes.patch(
    onePath,
    call(async (context) => patch(context, await sentObject(context, patchTypes))),
  );
  routes.delete(
    onePath,
    call(async (context) => {
      const { event, id } = asked(context);
      const { hold } = askedConditions(context);
      return answerPost(context, event, await store.posts.remove(event, id, { by: changedBy(context), onlyIf: hold }));
    }),
  );

  routes.put(
    pinPath,
    call((context) => patch(context, { pinned: true })),
  );
  routes.delete(
    pinPath,
    call((context) => patch(context, { pinned: null })),
  );

  routes.get(
    revisionsPath,
    call(async (context) => {
      const { event, id, revised } = asked(context);
      const page = askedPage(context);
      const [maker, listed] = await Promise.all([store.posts.maker(event, id), store.revisions.list(revised, page)]);
      if (maker === undefined && listed.length === 0 && page.before === undefined)
        throw notFound("there is no such post");
      return context.json(toldPage(maker, listed, page.size));
    }),
  );
  routes.get(
    `${revisionsPath}/:number`,
    call(async (context) => answerRevision(context, await found(context))),
  );
  routes.post(
    `${revisionsPath}/:number/restore`,
    call(async (context) => {
      const { source } = await found(context);
      if (source === undefined) throw new HttpError("that revision took the post away: restore one before it", 409);
      return put(context, JSON.parse(source), "restore");
    }),
  );

  async function found(context: Context) {
    const revision = await store.revisions.find(asked(context).revised, askedNumber(context));
    if (revision === undefined) throw notFound("there is no such revision");
    return revision;
  }

  return routes;
}

const jsonType = "application/json; charset=utf-8";

function asked({ req }: Context) {
  const { id: event = "", post: id = "" } = req.param();
  if (Buffer.byteLength(id) > limits.idBytes) throw notFound("there is no such post");
  return { event, id, revised: { type: "live_event", id: event, post: id } as const };
}
