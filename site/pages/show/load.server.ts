// A show's page: its banner, its hosts, what it has covered (SHOW-01 … SHOW-03).

import type { RecordDocs } from "../../../content/records/kinds.ts";
import type { PageContent } from "../../page-types.ts";
import { parseBlocks } from "../../../content/blocks/parse-blocks.ts";
import type { FrontPlace } from "../../../model/layouts/front-place.ts";
import { socialLinks } from "../../../model/social-links.ts";
import { bannerOf } from "../../blocks/show-banner/banner-of.ts";
import { showHead } from "../../head/show-head.ts";
import { liveFront } from "../../layouts/live-front.server.ts";
import { layoutAt } from "../../layouts/own-layout.server.ts";
import { loadRegions } from "../../layouts/page-regions.server.ts";
import type { PageContext } from "../../page-context.ts";
import { fetchOrContinue } from "../../rules/fetch-failure.ts";
import { fillShelves } from "../../video/shelves/fill-shelves.server.ts";
import { showVideosPath } from "../../video/shelves/video-show.ts";
import { hostsOf, showImage, showsAfter, showSummary, sortShows } from "../shows/show-summary.ts";
import { showShelves } from "../video-landing/built-in-shelves.server.ts";
import { showStories } from "./show-stories.server.ts";

type Show = RecordDocs["show"];

const otherShows = 8;

export async function loadShowPage(context: PageContext, show: Show): Promise<PageContent<"show">> {
  const { content, origin, path } = context;
  const place: FrontPlace = { subtypes: ["showLayout"], names: [show.id] };
  const [layout, people = [], shows = [], coverage, videos] = await Promise.all([
    layoutAt(content, place),
    fetchOrContinue(context, "persons", () => content.all("person")),
    fetchOrContinue(context, "shows", () => content.all("show")),
    showStories(context, show),
    fillShelves(parseBlocks(showShelves(show, showVideosPath(show.show_slug))).blocks, context),
  ]);
  const { regions } = await loadRegions(layout, context, {
    meta: { show: show.show_slug },
    rail: "usual",
    listed: coverage.stories.map(({ url }) => url),
  });

  const { title, description, airtime } = show;
  // HEAD-07: the banner an editor put at the top is the head of the page.
  const banner = regions.preContent.find((block) => block.kind === "show-banner");
  const imageUrl = showImage(show);
  const hosts = hostsOf(show, people);
  const links = socialLinks(show.social);
  const others = showsAfter(sortShows(shows), show.id, otherShows);
  return {
    page: "show",
    props: {
      topic: { url: path, name: title, kind: "shows", values: [show.show_slug] },
      title,
      banner: bannerOf({ title, description, airtime, background: imageUrl }, banner?.props),
      hosts,
      links,
      coverage,
      videos,
      others: others.map((other) => ({ ...showSummary(other, []), hosts: [] })),
      regions: { ...regions, preContent: regions.preContent.filter((block) => block !== banner) },
    },
    head: showHead({
      title,
      slug: show.show_slug,
      metaTitle: show.meta_title,
      metaDescription: show.meta_description,
      description,
      imageUrl,
      hosts,
      sameAs: links.flatMap(({ url }) => (url.startsWith("http") ? [url] : [])),
      covered: coverage,
      path,
      origin,
    }),
    ...(context.preview === undefined && liveFront(place, layout, context.now)),
    status: 200,
    bodyClass: "show-single",
  };
}
