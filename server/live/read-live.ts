// Which content is live, and how it becomes parts: the posts of a live event, the races of an election and what is told of them together,
// the news alert that stands above every page, and with it the front that a page shows.

import type { ContentClient } from "../../content/client.ts";
import type { RecordDocs } from "../../content/records/kinds.ts";
import { liveAlertsPath, liveFrontOf } from "../../site/alerts/alert-addresses.ts";
import { frontPanel, versionWith } from "../../site/alerts/stream-version.ts";
import { shownAlert } from "../../site/alerts/shown-alert.server.ts";
import { noAlert } from "../../site/alerts/shown-alert.ts";
import { isCountOver } from "../../site/election/current-election.ts";
import { electionView } from "../../site/election/election-view.server.ts";
import { isOver } from "../../site/live/coverage-times.ts";
import { keyEvents } from "../../site/live/key-events.ts";
import { postPage, postsAfter } from "../../site/live/post-pages.ts";
import { layoutAt } from "../../site/layouts/own-layout.server.ts";
import type { FrontPlace } from "../../model/layouts/front-place.ts";
import { frontMark, nextPinEnd } from "../../site/layouts/live-front.server.ts";
import { liveVersion } from "../../site/live/content-mark.server.ts";
import { livePosts } from "../../site/live/posts.server.ts";
import type { ReadLive } from "./live-hub.ts";
import type { LiveState } from "./live-state.ts";

/** A page that was away for long gets all there is of a usual night; of a longer one it is told to load anew. */
const mostResults = 400;

interface LiveReaderParts {
  onError: (error: unknown) => void;
  clock: () => number;
  /** The style sheets of what is drawn. */
  stylesOf: (html: string) => string[];
}

/** The drawings come by the way pages do, so that their styles stay with the pages. */
export async function liveReader({ onError, clock, stylesOf }: LiveReaderParts): Promise<ReadLive> {
  const [drawing, drawingResults, { drawAlert }] = await Promise.all([
    import("../../site/pages/live-event/draw-parts.server.tsx"),
    import("../../site/pages/election/draw-parts.server.tsx"),
    import("../../site/shell/draw-alert.server.tsx"),
  ]);

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
      // A post may hold any block, also one that no post before it held.
      stylesOf,
      partsAfter: (id) => {
        const { posts: earlier, hasMore } = postsAfter(posts, id);
        return { ids: earlier.map((post) => post.id), hasMore };
      },
    };
  }

  function electionState(election: RecordDocs["election"], path: string): LiveState {
    const { parts, version } = electionView(election);
    const byId = new Map(parts.map((part) => [part.id, part]));
    return {
      version,
      parts: parts.map(({ id, rev }) => ({ id, rev, pinned: false })),
      panels: new Map(),
      isOver: (now) => isCountOver(election, now),
      drawPart: (id, at) => {
        const part = byId.get(id);
        return part === undefined ? "" : drawingResults.drawResultsPart(part, { path, at, onError });
      },
      drawPanel: () => "",
      snapshotParts: mostResults,
    };
  }

  /** Without an end: there is always the next one. */
  function alertState(alerts: readonly RecordDocs["alert"][]): LiveState {
    const alert = shownAlert(alerts, clock());
    return {
      version: alert?.rev ?? noAlert,
      parts: alert === undefined ? [] : [{ id: alert.id, rev: alert.rev, pinned: false }],
      panels: new Map(),
      isOver: () => false,
      drawPart: (_id, at) => (alert === undefined ? "" : drawAlert(alert, at, onError)),
      drawPanel: () => "",
    };
  }

  /** The alert, and the mark of the front as pages are drawn with it. */
  async function frontState(content: ContentClient, place: FrontPlace): Promise<LiveState> {
    const layout = await layoutAt(content, place);
    const alert = alertState(await content.all("alert"));
    const now = clock();
    const mark = frontMark(layout, now);
    const end = layout && nextPinEnd(layout, now);
    return {
      ...alert,
      ...(end !== undefined && { changesAt: end }),
      version: versionWith(alert.version, mark),
      panels: new Map([[frontPanel, mark]]),
      drawPanel: () => mark,
    };
  }

  return async (content, path) => {
    if (path === liveAlertsPath) return alertState(await content.all("alert"));
    const front = liveFrontOf(path);
    if (front !== undefined) return frontState(content, front);
    if (path.startsWith("/elections/")) {
      const election = await content.byPath("election", path);
      return election?.published ? electionState(election, path) : undefined;
    }
    const event = await content.byPath("live_event", path);
    return event?.published ? eventState(event, path) : undefined;
  };
}
