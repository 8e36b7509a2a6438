// Live coverage at the desk: its events, and their posts one by one. A post is stored only where readers will see all of it.

import { isDeepStrictEqual } from "node:util";
import { z } from "zod";
import { picturesIn } from "../../content/check/pictures-without-alt.ts";
import type { ParseWorker } from "../../content/import/parse-in-worker.ts";
import { idInSource } from "../../content/records/live-posts.ts";
import { sourceVersion } from "../../content/records/source-version.ts";
import type { PostResult, StandingPost } from "../../content/store/posts/post-store.ts";
import type { Store } from "../../content/store/store.ts";
import type { LivePosts, PostLine } from "../../model/desk/live-calls.ts";
import type { IsPictureThere } from "../images/picture-there.ts";
import { patchPost } from "../api/posts/patch-post.ts";
import { preparePost } from "../api/posts/prepare-post.ts";
import type { LogAct } from "../../model/desk/log-acts.ts";
import { param, refused, type AnswersOf, type AskingPerson, type CallAnswer } from "./answer-call.ts";
import { eventLine } from "./event-line.ts";
import { byPerson, noteIn } from "./note-act.ts";

export interface LiveParts {
  store: Pick<Store, "posts" | "revisions" | "sources" | "standing" | "desk">;
  parser: Pick<ParseWorker, "parse">;
  isPictureThere: IsPictureThere;
}

const mostRemoved = 50;

const post = z.record(z.string(), z.unknown());
const sentPost = z.object({ id: z.string().trim().min(1), post });
const changedPost = z.object({ post, version: z.string().nullable() });
const marks = z
  .object({ pinned: z.boolean(), key: z.boolean() })
  .partial()
  .refine((given) => Object.keys(given).length > 0);

export function liveAnswers({ store, parser, isPictureThere }: LiveParts): AnswersOf<"live"> {
  const noted = noteIn(store.desk);

  async function told(asking: AskingPerson, act: LogAct, id: string, result: PostResult): Promise<CallAnswer> {
    if ("missing" in result) return refused(404, `There is no such ${result.missing}.`);
    if ("conflict" in result) return standsInstead(result.conflict);
    if ("fault" in result) return refused(422, result.fault);
    if (result.outcome !== "unchanged") {
      await noted(asking, act, `live_event/${param(asking, "event")}`, { post: id });
    }
    return { body: result.outcome === "removed" ? {} : lineOf(result.post) };
  }

  async function ready(given: object, id: string) {
    const prepared = await preparePost(given, id, parser);
    if ("refused" in prepared) return { fault: refused(422, prepared.refused.join("; ")) };
    // What an import would leave out and tell is told here before anything is stored.
    if (prepared.warnings.length > 0) return { fault: refused(422, prepared.warnings.join("; ")) };
    for (const picture of picturesIn(prepared.post.doc.blocks)) {
      if (!(await isPictureThere(picture))) return { fault: refused(422, `There is no picture at ${picture}.`) };
    }
    return { post: prepared.post };
  }

  /** As it was last. */
  async function lastOf(event: string, id: string): Promise<PostLine[]> {
    const name = { type: "live_event", id: event, post: id } as const;
    const last = (await store.revisions.list(name, { size: 2 })).find(({ version }) => version !== undefined);
    const found = last && (await store.revisions.find(name, last.number));
    if (found?.source === undefined) return [];
    return [lineOf({ id, version: found.version ?? "", source: found.source })];
  }

  return {
    "live.events": async () => {
      const events = [];
      for await (const source of store.sources("live_event")) events.push(eventLine(source));
      return { body: events };
    },

    "live.posts": async (asking) => {
      const event = param(asking, "event");
      const [standing, posts] = await Promise.all([
        store.standing({ type: "live_event", id: event }),
        store.posts.list(event),
      ]);
      if (standing === undefined || posts === undefined) return refused(404, "There is no such event.");
      const body: LivePosts = { event: eventLine(standing.ownSource), version: standing.version };
      const isKnown = asking.context.req.query("known") === standing.version;
      return { body: isKnown ? body : { ...body, posts: posts.map(lineOf) } };
    },

    "live.removed": async (asking) => {
      const event = param(asking, "event");
      const posts = await store.posts.list(event);
      if (posts === undefined) return refused(404, "There is no such event.");
      const standing = new Set(posts.map(({ id }) => id));
      const gone = (await store.revisions.takenPosts(event, mostRemoved)).filter((id) => !standing.has(id));
      return { body: (await Promise.all(gone.map((id) => lastOf(event, id)))).flat() };
    },

    "live.append": async (asking) => {
      const given = sentPost.safeParse(asking.input).data;
      if (given === undefined) return refused(422, "A post with an id is needed.");
      const { id } = given;
      const prepared = await ready(given.post, id);
      if (prepared.fault !== undefined) return prepared.fault;
      const sent = sourceVersion(JSON.stringify(given.post));
      const event = param(asking, "event");
      const result = await store.posts.append(event, prepared.post, { by: byPerson(asking), sent });
      return told(asking, "posted", id, result);
    },

    "live.change": async (asking) => {
      const given = changedPost.safeParse(asking.input).data;
      if (given === undefined) return refused(422, "A post, and the version it takes the place of, are needed.");
      const id = param(asking, "post");
      const prepared = await ready(given.post, id);
      if (prepared.fault !== undefined) return prepared.fault;
      const result = await store.posts.put(param(asking, "event"), prepared.post, {
        by: byPerson(asking),
        onlyIf: (version) => (version ?? null) === given.version,
      });
      // Sent once more because the answer was lost.
      if ("conflict" in result && result.conflict !== undefined && isSame(result.conflict, prepared.post.source)) {
        return { body: lineOf(result.conflict) };
      }
      return told(asking, "changed-post", id, result);
    },

    "live.mark": async (asking) => {
      const given = marks.safeParse(asking.input).data;
      if (given === undefined) return refused(422, "Say whether it is pinned, or a key event.");
      const place = { event: param(asking, "event"), id: param(asking, "post") };
      const patched = await patchPost({ store, parser }, place, given, { by: byPerson(asking) });
      if ("refused" in patched) return refused(422, patched.refused.join("; "));
      return told(asking, "marked-post", place.id, patched.result);
    },

    "live.remove": async (asking) => {
      const id = param(asking, "post");
      const seen = asking.context.req.query("version");
      const result = await store.posts.remove(param(asking, "event"), id, {
        by: byPerson(asking),
        onlyIf: (version) => version === undefined || version === seen,
      });
      return told(asking, "removed-post", id, result);
    },
  };
}

function lineOf({ id, version, source }: StandingPost): PostLine {
  return { id, version, post: JSON.parse(source) };
}

function isSame({ source }: StandingPost, sent: object): boolean {
  const standing: object = JSON.parse(source);
  return isDeepStrictEqual({ ...standing, id: idInSource(standing) }, sent);
}

function standsInstead(standing: StandingPost | undefined): CallAnswer {
  const message =
    standing === undefined
      ? "Somebody has removed this post meanwhile."
      : "Somebody has changed this post meanwhile. What you wrote is kept here.";
  return { status: 412, body: { message, statusCode: 412, standing: standing && lineOf(standing) } };
}
