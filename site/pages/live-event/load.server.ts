// Live coverage at its address (LIVE-01): a page of its posts, the one a reader was sent, or an older page.

import type { RecordDocs } from "../../../content/records/kinds.ts";
import { notFound } from "../../../model/http-error.ts";
import type { PageContent } from "../../page-types.ts";
import { spellPath } from "../../../model/addresses/path-spelling.ts";
import { redirect } from "../../../core/redirect.ts";
import type { Block, BlockProps } from "../../../content/blocks/schemas.ts";
import { withVideos } from "../../blocks/live-event-heading/heading-videos.server.ts";
import { liveEventHead } from "../../head/live-event-head.ts";
import { elementNames, ownLayout } from "../../layouts/own-layout.server.ts";
import { loadRegions } from "../../layouts/page-regions.server.ts";
import { isOver } from "../../live/coverage-times.ts";
import { keyEvents } from "../../live/key-events.ts";
import { pageOfPost, postPage } from "../../live/post-pages.ts";
import { liveVersion } from "../../live/content-mark.server.ts";
import { livePosts } from "../../live/posts.server.ts";
import { correctionsOf } from "../article/story-props.server.ts";
import { messages } from "../../messages.ts";
import type { PageContext } from "../../page-context.ts";

type LiveEvent = RecordDocs["live_event"];

export async function loadLiveEventPage(context: PageContext, event: LiveEvent): Promise<PageContent<"live-event">> {
  const { path, origin, query, now } = context;
  for (const { at, name, reasons } of event.gaps)
    context.log.warn("block dropped", { live_event: event.id, at, name, reasons });

  const ordered = livePosts(event);
  const shared = query.get("post") ?? undefined;
  const sharedPage = shared === undefined ? undefined : pageOfPost(ordered, shared);
  // A post that was withdrawn, or never was: the coverage itself is what is left to show.
  if (shared !== undefined && sharedPage === undefined) redirect(spellPath(path), 302, ["post"]);
  const posts = postPage(ordered, sharedPage === undefined ? query.get("page") : String(sharedPage));
  if (posts === undefined) throw notFound(messages.pageNotFound);

  const layout = await ownLayout(context.content, "liveEventLayout", elementNames(event.id, path));
  const { regions } = await loadRegions(layout, context, { rail: "usual" });
  const heading = await withVideos(context, headingOf(event, regions.preContent));
  const over = isOver(event, now);
  return {
    page: "live-event",
    props: {
      path,
      heading,
      isLive: !over,
      version: liveVersion(ordered),
      posts,
      shared,
      keyEvents: keyEvents(ordered),
      ...correctionsOf(event),
      // The event has one heading.
      regions: {
        ...regions,
        preContent: regions.preContent.filter(({ kind }) => kind !== "live-event-heading"),
      },
    },
    head: liveEventHead({
      event,
      imageUrl: event.thumbnail ?? heading.imageUrl,
      posts,
      shared: ordered.find(({ id }) => id === shared),
      path,
      origin,
    }),
    status: 200,
    bodyClass: `live-event${over ? "" : " is-live"}`,
  };
}

/** The event's own, else the layout's, else one made of its title. */
function headingOf(
  { heading, title, description }: LiveEvent,
  preContent: readonly Block[],
): BlockProps<"live-event-heading"> {
  if (heading !== undefined) return heading;
  const block = preContent.find(({ kind }) => kind === "live-event-heading");
  if (block?.kind === "live-event-heading") return block.props;
  return {
    title,
    dek: description,
    isBreaking: false,
    videos: [],
    eyebrow: undefined,
    date: undefined,
    imageUrl: undefined,
    imageAlt: undefined,
    videoId: undefined,
    playlist: undefined,
  };
}
