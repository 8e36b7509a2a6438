// What stands in each map of the site. Only what is at home here and may be indexed: no drafts, no stories of others, no videos that are gone.

import type { RecordDocs } from "../../content/records/kinds.ts";
import { everythingList, sectionList, showList, tagList } from "../../model/fields/list-names.ts";
import { servedPath } from "../../model/addresses/record-address.ts";
import type { Card } from "../../model/stories/card.ts";
import type { ArchivePart } from "../../content/store/records/read-archive.ts";
import { routeTable } from "../../model/addresses/route-table.ts";
import { resultsPath } from "../../model/election/results-address.ts";
import { absoluteUrl, canonicalOf, sizedUrl } from "../../site/head/addresses.ts";
import { imageSizes } from "../../model/pictures/image-sizes.ts";
import { isExternal } from "../../model/addresses/site-path.ts";
import { monthUrl } from "../../site/pages/archive/archive-address.ts";
import { coverageTimes } from "../../site/live/coverage-times.ts";
import { urlTable, type RouteName } from "../../model/addresses/url-table.ts";
import { knownVideo } from "../../site/video/known-video.ts";
import { videoPath } from "../../model/video/video-address.ts";
import { thumbnailOf, videoIdOf } from "../../site/video/video-item.ts";
import type { DocumentRequest } from "../documents/document-route.ts";
import {
  archiveMapPath,
  fixedMapPath,
  fixedMaps,
  monthMapPaths,
  newsSitemapPath,
  type FixedMap,
} from "./sitemap-files.ts";
import { mostEntries, mostNews, sitemapEntry, type SitemapEntry } from "./sitemap-xml.ts";
import { trimSlashes } from "../../model/text/trim-ends.ts";

type Asked = Pick<DocumentRequest, "content" | "archive" | "origin" | "now">;

export async function mapAddresses({ archive, origin }: Asked): Promise<string[]> {
  const [articles, videos, months] = await Promise.all([
    archive.archiveMonths("article"),
    archive.archiveMonths("video"),
    archive.listMonths("article", everythingList),
  ]);
  return [
    newsSitemapPath,
    ...fixedMaps.map(fixedMapPath),
    ...articles.flatMap((month) => monthMapPaths("articles", month)),
    ...videos.flatMap((month) => monthMapPaths("videos", month)),
    ...months.map(archiveMapPath),
  ].map((path) => origin + path);
}

/** The entries of all records that have one. Nothing when there are no records: a month may hold none that belongs on a map. */
async function entriesOf<T>(
  records: AsyncIterable<T>,
  entryOf: (record: T) => SitemapEntry | undefined,
): Promise<string[] | undefined> {
  let entries: string[] | undefined;
  for await (const record of records) {
    entries ??= [];
    const entry = entryOf(record);
    if (entry !== undefined) entries.push(sitemapEntry(entry));
  }
  return entries;
}

export function articleEntries(part: ArchivePart, { archive, origin }: Asked): Promise<string[] | undefined> {
  return entriesOf(archive.archivedCards("article", part), (card) =>
    isAtHome(card) ? { url: absoluteUrl(origin, card.url), modified: modifiedOf(card) } : undefined,
  );
}

/** A crawler that is sent to another site's story by our map would stop believing the map. */
export function isAtHome({ url, isElsewhere }: Pick<Card, "url" | "isElsewhere">): boolean {
  return !isExternal(url) && isElsewhere !== true;
}

const modifiedOf = ({ lastPublishedDate, publicationDate }: Card) => lastPublishedDate ?? publicationDate;

/** How long a story is news to news search. */
const newsAge = 2 * 86_400_000;

export function isNews(card: Card, now: number): boolean {
  const at = Date.parse(card.publicationDate ?? "");
  return isAtHome(card) && card.isSharedPost !== true && at <= now && at > now - newsAge;
}

export async function newsEntries({ content, origin, now }: Asked): Promise<string[]> {
  const cards = await content.cards({ type: "article", lists: [everythingList], size: mostNews });
  return cards
    .filter((card) => isNews(card, now))
    .map((card) =>
      sitemapEntry({
        url: absoluteUrl(origin, card.url),
        news: { title: card.title, published: card.publicationDate ?? "" },
      }),
    );
}

export function videoEntries(part: ArchivePart, { archive, origin, now }: Asked): Promise<string[] | undefined> {
  return entriesOf(archive.archivedDocs("video", part), (video) => videoEntry(video, origin, now));
}

/** A video that is gone has no page. One that not everyone can watch has, but is no video to a search engine. */
export function videoEntry(video: RecordDocs["video"], origin: string, now: number): SitemapEntry | undefined {
  const known = knownVideo(video, now);
  if (known.standing === "expired") return undefined;
  const page = {
    url: absoluteUrl(origin, videoPath(videoIdOf(video))),
    modified: video.last_published_date ?? video.publication_date,
  };
  if (known.stream === undefined) return page;
  return {
    ...page,
    video: {
      title: video.title,
      description: video.description ?? video.title,
      thumbnail: sizedUrl(origin, thumbnailOf(video), imageSizes.social),
      contentUrl: absoluteUrl(origin, known.stream.url),
      duration: known.duration,
      published: known.publishedDate,
      expires: known.expirationDate,
      tags: video.tags.flatMap(({ title }) => title ?? []),
      category: video.category?.title,
      isLive: known.isLive === true,
    },
  };
}

/** Sections and tags, each with the list of its stories. */
async function frontsOf({ content }: Asked): Promise<{ path: string; list: string }[]> {
  const [sections, tags] = await Promise.all([content.all("section"), content.all("tag")]);
  return [
    ...sections.map(({ id, path = id }) => ({ path: `/${trimSlashes(path)}`, list: sectionList(path) })),
    ...tags.map(({ id, path = id }) => ({ path: `/category/${trimSlashes(path)}`, list: tagList(path) })),
  ];
}

/** The archives of a month: of every front that has a story of it. Nothing where none has. */
export async function archiveEntries(month: string, asked: Asked): Promise<string[] | undefined> {
  const fronts = await frontsOf(asked);
  const lists = fronts.map(({ list }) => list);
  const filled = new Set(await asked.archive.listsOfMonth("article", lists, month));
  if (filled.size === 0) return undefined;
  return fronts
    .filter(({ list }) => filled.has(list))
    .slice(0, mostEntries)
    .map(({ path }) => sitemapEntry({ url: asked.origin + monthUrl(path, month) }));
}

const readers: Readonly<Record<FixedMap, (asked: Asked) => Promise<SitemapEntry[]>>> = {
  async sections(asked) {
    const { origin } = asked;
    const fronts = await frontsOf(asked);
    const hasTags = fronts.some(({ path }) => path.startsWith("/category/"));
    return [
      { url: canonicalOf(origin, "/") },
      ...(hasTags ? [{ url: `${origin}/category` }] : []),
      ...fronts.map(({ path }) => ({ url: origin + path })),
    ];
  },
  async people({ content, origin }) {
    const people = await content.all("person");
    return [{ url: `${origin}/personalities` }, ...people.flatMap(({ canonicalUrl }) => ownPage(canonicalUrl, origin))];
  },
  async shows({ content, origin }) {
    const shows = await content.all("show");
    return [
      { url: `${origin}/shows` },
      ...shows.flatMap(({ canonical_url, last_modified_date }) => ownPage(canonical_url, origin, last_modified_date)),
    ];
  },
  async coverage({ content, origin }) {
    const events = await content.all("live_event");
    return [
      { url: `${origin}/coverage` },
      ...events.map((event) => {
        const { newest } = coverageTimes(event);
        return {
          url: `${origin}/${trimSlashes(event.id)}`,
          modified: newest === undefined ? undefined : new Date(newest).toISOString(),
        };
      }),
    ];
  },
  async elections({ content, origin }) {
    return (await content.all("election")).map(({ id }) => ({ url: origin + resultsPath(id) }));
  },
  async "video-room"({ content, origin }) {
    const [shows, sections, tags] = await Promise.all([
      content.all("show"),
      content.all("section"),
      content.all("tag"),
    ]);
    const rooms = [
      ...shows.map(({ show_slug }) => ({ path: `/video/shows/${show_slug}`, lists: [showList(show_slug)] })),
      ...[...sections, ...tags].map(({ id }) => ({
        path: `/video/topics/${trimSlashes(id)}`,
        lists: [tagList(id), sectionList(id)],
      })),
    ];
    const shown = await Promise.all(
      rooms.map(async ({ path, lists }) => ((await hasVideo(content, lists)) ? [{ url: origin + path }] : [])),
    );
    return [...["/video", "/video/shows", "/video/topics"].map((path) => ({ url: origin + path })), ...shown.flat()];
  },
  async pages({ content, origin }) {
    const pages = await content.all("static_page");
    return [...channelPages, ...pages.map(({ id, canonical_url }) => canonical_url ?? `/${trimSlashes(id)}`)]
      .filter((address) => !isPeopleList(address))
      .flatMap((address) => ownPage(address, origin));
  },
};

/** To watch, and what is on: pages without a record. */
const channelPages = ["/go", "/fnctv"];

const matchRoute = routeTable(urlTable);
/** The people have two addresses, and their list names one of them as its own. */
const peopleLists: ReadonlySet<RouteName | undefined> = new Set(["personalities", "person-personalities"]);

const isPeopleList = (address: string) => peopleLists.has(matchRoute(address)?.route.name);

/** A room without a video is not there. */
async function hasVideo(content: Asked["content"], lists: readonly string[]): Promise<boolean> {
  const found = await Promise.all(lists.map((list) => content.cards({ type: "video", lists: [list], size: 1 })));
  return found.flat().length > 0;
}

function ownPage(address: string, origin: string, modified?: string): SitemapEntry[] {
  const path = servedPath(address);
  return path === undefined ? [] : [{ url: origin + path, modified }];
}

/** Sections, people and pages are thousands at most: one file each. */
export async function fixedEntries(name: FixedMap, asked: Asked): Promise<string[]> {
  return (await readers[name](asked)).slice(0, mostEntries).map(sitemapEntry);
}
