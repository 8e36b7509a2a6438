// How calls about single posts answer.

import type { Context } from "hono";
import type { PostResult, StandingPost } from "../../../content/store/posts/post-store.ts";
import { notFound } from "../../../model/http-error.ts";
import { answerConflict } from "../records/answer-put.ts";
import { etagOf } from "../records/conditions.ts";

export function answerPost(context: Context, event: string, result: PostResult, warnings: readonly string[] = []) {
  if ("missing" in result) throw notFound(`there is no such ${result.missing}`);
  if ("conflict" in result) return answerConflict(context, result.conflict);
  if ("fault" in result) return refusePost(context, [result.fault]);
  const { outcome } = result;
  context.set("done", { outcome, records: [`live_event/${event}`] });
  if (outcome === "removed") return context.body(null, 204);
  const { id, source, version } = result.post;
  // The post is JSON already.
  const body = `{"outcome":"${outcome}","id":${JSON.stringify(id)},"post":${source},"warnings":${JSON.stringify(warnings)}}`;
  return context.body(body, outcome === "new" ? 201 : 200, {
    "content-type": "application/json; charset=utf-8",
    etag: etagOf(version),
  });
}

/** Another post has its id, or had it. */
export function answerTaken(context: Context, standing: StandingPost | undefined): Response {
  if (standing === undefined) return context.json({ message: "the post was removed meanwhile", statusCode: 410 }, 410);
  const message = "another post has this id: PUT changes it";
  const body = `{"message":${JSON.stringify(message)},"statusCode":409,"standing":${standing.source}}`;
  return context.body(body, 409, { "content-type": "application/json; charset=utf-8", etag: etagOf(standing.version) });
}

export function refusePost(context: Context, reasons: readonly string[]): Response {
  return context.json({ message: "the post is refused", statusCode: 422, reasons }, 422);
}
