// The pages that are no record's, in words, for the rows of `site/routes.server.ts`: the front page, the video room, the lists of shows, people and live coverage.

import { newestFirst } from "../../content/layouts/read-stories.ts";
import { liveEventPath } from "../../model/addresses/front-path.ts";
import { spellPath } from "../../model/addresses/path-spelling.ts";
import { alertTopics } from "../../model/alerts/alert-topics.ts";
import { brand, hasTelevision } from "../../model/brand.ts";
import { everythingList, mediaList, sectionList, showList, tagList } from "../../model/fields/list-names.ts";
import type { PageContext } from "../page-context.ts";
import { correctionsAbout, correctionsTitle } from "../pages/corrections/load.server.ts";
import { landingSubject } from "../pages/video-landing/landing-subject.server.ts";
import { foundVideo } from "../pages/video/found-video.server.ts";
import { sortShows } from "../pages/shows/show-summary.ts";
import { listed, type LiteContent } from "./lite-content.ts";
import { anchor, tag, words } from "./lite-html.ts";
import { linkList, storyEntry } from "./lite-lists.ts";
import { liteCorrection } from "./lite-corrections.ts";
import { liteStaticPage } from "./lite-records.server.ts";

/** The text edition of a page. */
export type PageInWords = (context: PageContext) => Promise<LiteContent | undefined>;

const onFront = { latest: 15, section: 4 };

export async function homeInWords({ content }: PageContext): Promise<LiteContent> {
  const newest = (list: string, size: number) => content.cards({ type: "article", lists: [list], size });
  const latest = await newest(everythingList, onFront.latest);
  const shown = new Set(latest.map(({ url }) => url));
  const sections = await Promise.all(
    brand.navigation.map(async ({ label, url }) => {
      const cards = await newest(sectionList(url), onFront.section + onFront.latest);
      const fresh = cards.filter((card) => !shown.has(card.url)).slice(0, onFront.section);
      return fresh.length === 0 ? "" : tag("h2", anchor(url, words(label))) + linkList(fresh);
    }),
  );
  return {
    title: brand.name,
    opening: tag("p", words(brand.slogan)),
    pieces:
      latest.length === 0
        ? [tag("p", "No story has been published yet.")]
        : [tag("h2", "Latest") + linkList(latest), ...sections],
  };
}

/** The videos of all shows, of one, or of a topic. A room without any is not there. */
export async function videoRoomInWords(context: PageContext): Promise<LiteContent | undefined> {
  const subject = await landingSubject(context);
  const newest = (list: string) => context.content.cards({ type: "video", lists: [list], size: listed });
  const cards = newestFirst((await Promise.all(listsOf(subject).map(newest))).flat()).slice(0, listed);
  if (cards.length === 0) return undefined;
  const isOne = subject.kind === "show" || subject.kind === "topic";
  return {
    title: isOne ? `Video: ${subject.title}` : subject.title,
    opening: isOne ? tag("p", words(subject.description ?? "")) : "",
    pieces: cards.map(storyEntry),
    isPartial: true,
  };
}

function listsOf(subject: Awaited<ReturnType<typeof landingSubject>>): string[] {
  switch (subject.kind) {
    case "show":
      return [showList(subject.show.show_slug)];
    case "topic":
      return [tagList(subject.path), sectionList(subject.path)];
    case "shows":
      return [mediaList("full_episode")];
    case "all":
    case "topics":
    default:
      return [everythingList];
  }
}

export async function videoInWords(context: PageContext): Promise<LiteContent> {
  const { title, description, spark_shows: show, corrections } = await foundVideo(context);
  return {
    title,
    opening: tag("p", words(show?.title ?? "")),
    pieces: [tag("p", words(description ?? "")), ...corrections.map(liteCorrection)],
    isPartial: true,
  };
}

export async function showsInWords({ content }: PageContext): Promise<LiteContent> {
  const shows = sortShows(await content.all("show")).map((show) => ({ ...show, url: show.canonical_url }));
  return { title: "Shows", opening: "", pieces: [linkList(shows)] };
}

export async function peopleInWords({ content }: PageContext): Promise<LiteContent> {
  const people = (await content.all("person")).toSorted((one, other) => one.name.localeCompare(other.name, "en"));
  return {
    title: hasTelevision ? "On-air personalities and writers" : "Our journalists",
    opening: "",
    pieces: people.map(({ name, canonicalUrl }) => tag("p", anchor(canonicalUrl, words(name)))),
  };
}

/** Of /coverage itself: the rules have found no event. */
export async function coverageInWords({ content, params }: PageContext): Promise<LiteContent | undefined> {
  if (params["page"] !== undefined) return undefined;
  const events = await content.all("live_event");
  return {
    title: "Live coverage",
    opening: "",
    pieces: events.map(
      (event) =>
        tag("h2", anchor(spellPath(liveEventPath(event)), words(event.title))) +
        tag("p", words(event.description ?? "")),
    ),
  };
}

/** Who has no script can read what there is to be told of, and no more. */
export async function alertsInWords({ content, path }: PageContext): Promise<LiteContent | undefined> {
  const page = await content.byPath("static_page", path);
  if (page?.published) return liteStaticPage(page);
  return {
    title: "News Alerts",
    opening: tag("p", "Alerts come by the full page, on a device that runs scripts."),
    pieces: alertTopics.map(({ title, about }) => tag("h2", words(title)) + tag("p", words(about))),
  };
}

/** What a publisher says of it, and then the corrections. */
export async function correctionsInWords({ content, path }: PageContext): Promise<LiteContent | undefined> {
  const [page, corrected] = await Promise.all([
    content.byPath("static_page", path),
    content.corrections({ size: listed, offset: 0 }),
  ]);
  const own = page?.published === true ? liteStaticPage(page) : undefined;
  if (own === undefined && corrected.length === 0) return undefined;
  return {
    title: own?.title ?? correctionsTitle,
    opening: own?.opening ?? tag("p", words(correctionsAbout)),
    pieces: [
      ...(own?.pieces ?? []),
      ...corrected.map(
        ({ title, url, correction }) => tag("h2", anchor(url, words(title))) + liteCorrection(correction),
      ),
    ],
    isPartial: own?.isPartial,
  };
}
