// Which content is live, and how it becomes parts: the posts of a live event.

import type { RecordDocs } from "../../content/records/kinds.ts";
import { isOver } from "../../site/live/coverage-times.ts";
import { keyEvents } from "../../site/live/key-events.ts";
import { postPage, postsAfter } from "../../site/live/post-pages.ts";
import { livePosts, liveVersion } from "../../site/live/posts.server.ts";
import type { ReadLive } from "./live-hub.ts";
import type { LiveState } from "./live-state.ts";

type OnError = (error: unknown) => void;

/** The drawings come by the way pages do, so that their styles stay with the pages. */
export async function liveReader(onError: OnError): Promise<ReadLive> {
  const drawing = await import("../../site/pages/live-event/draw-parts.server.tsx");

  function eventState(event: RecordDocs["live_event"], path: string): LiveState {
    const posts = livePosts(event);
    const byId = new Map(posts.map((post) => [post.id, post]));
    const key = keyEvents(posts);
    const first = postPage(posts, null);
    const onFirst = new Set([...(first?.pinned ?? []), ...(first?.stream ?? [])].map(({ id }) => id));
    return {
      version: liveVersion(posts),
      parts: posts,
      panels: new Map([["key-events", JSON.stringify(key)]]),
      isOver: (now) => isOver(event, now),
      drawPart: (id, at) => {
        const post = byId.get(id);
        return post === undefined ? "" : drawing.drawPost(post, { path, at, onError });
      },
      drawPanel: (_name, at) => drawing.drawKeyEvents(key, onFirst, { path, at, onError }),
      partsAfter: (id) => {
        const { posts: earlier, hasMore } = postsAfter(posts, id);
        return { ids: earlier.map((post) => post.id), hasMore };
      },
    };
  }

  return async (content, path) => {
    const event = await content.byPath("live_event", path);
    return event?.published ? eventState(event, path) : undefined;
  };
}
