// What stands in each map of the site. Only what is at home here and may be indexed: no drafts, no stories of others, no videos that are gone.

import { addressOf } from "../../model/addresses/address-of.ts";
import type { RecordDocs } from "../../content/records/kinds.ts";
import { everythingList } from "../../model/fields/list-names.ts";
import { liveEventPath, staticPagePath, tagPrefix } from "../../model/addresses/front-path.ts";
import { mayStandAt } from "../../model/addresses/may-stand-at.ts";
import { spellPath } from "../../model/addresses/path-spelling.ts";
import type { Card } from "../../model/stories/card.ts";
import type { ArchivePart } from "../../content/store/records/read-archive.ts";
import { routeTable } from "../../model/addresses/route-table.ts";
import { resultsPath } from "../../model/election/results-address.ts";
import { absoluteUrl, sizedUrl } from "../../site/head/addresses.ts";
import { imageSizes } from "../../model/pictures/image-sizes.ts";
import { sitePath } from "../../model/addresses/site-path.ts";
import { correctionsPath } from "../../site/corrections/corrections-address.ts";
import { coverageTimes } from "../../site/live/coverage-times.ts";
import { isOn } from "../../model/brand.ts";
import type { RouteName } from "../../model/addresses/url-rows.ts";
import { urlTable } from "../../model/addresses/url-table.ts";
import { knownVideo } from "../../site/video/known-video.ts";
import { videoPath } from "../../model/video/video-address.ts";
import { thumbnailOf, videoIdOf } from "../../site/video/video-item.ts";
import type { DocumentRequest } from "../documents/document-route.ts";
import { answering, type Mapped } from "./answering.ts";
import { filledFronts } from "./front-maps.ts";
import {
  archiveMapPath,
  fixedMapPath,
  fixedMaps,
  monthMapPaths,
  newsSitemapPath,
  type FixedMap,
} from "./sitemap-files.ts";
import { mostEntries, mostNews, sitemapEntry, type SitemapEntry } from "./sitemap-xml.ts";
import { videoRoomPaths } from "./video-room-paths.ts";

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

interface Entry extends Omit<SitemapEntry, "url">, Mapped {}

/** The entries of all records that have one. Nothing when there are no records: a month may hold none that belongs on a map. */
async function entriesOf<T>(
  records: AsyncIterable<T>,
  entryOf: (record: T) => Entry | undefined,
  asked: Asked,
): Promise<string[] | undefined> {
  let isEmpty = true;
  async function* mapped(): AsyncGenerator<Entry> {
    for await (const record of records) {
      isEmpty = false;
      const entry = entryOf(record);
      if (entry !== undefined) yield entry;
    }
  }
  const entries = await written(mapped(), asked);
  return isEmpty ? undefined : entries;
}

async function written(entries: AsyncIterable<Entry> | Iterable<Entry>, asked: Asked): Promise<string[]> {
  const texts: string[] = [];
  for await (const { address, original: _original, ...entry } of answering(entries, asked)) {
    texts.push(sitemapEntry({ ...entry, url: absoluteUrl(asked.origin, address) }));
  }
  return texts;
}

export function articleEntries(part: ArchivePart, asked: Asked): Promise<string[] | undefined> {
  return entriesOf(
    asked.archive.archivedCards("article", part),
    (card) => (isMapped(card) ? { address: card.url, original: card.original, modified: modifiedOf(card) } : undefined),
    asked,
  );
}

/** A crawler that is sent to another site's story, or to one it may not keep, would stop believing the map. */
export function isMapped({
  url,
  isElsewhere,
  isUnsearched,
}: Pick<Card, "url" | "isElsewhere" | "isUnsearched">): boolean {
  const path = sitePath(url);
  return path !== undefined && mayStandAt("article", path) && isElsewhere !== true && isUnsearched !== true;
}

const modifiedOf = ({ lastPublishedDate, publicationDate }: Card) => lastPublishedDate ?? publicationDate;

/** How long a story is news to news search. */
const newsAge = 2 * 86_400_000;

export function isNews(card: Card, now: number): boolean {
  const at = Date.parse(card.publicationDate ?? "");
  return isMapped(card) && card.isSharedPost !== true && at <= now && at > now - newsAge;
}

export async function newsEntries(asked: Asked): Promise<string[]> {
  const { content, now } = asked;
  const cards = await content.cards({ type: "article", lists: [everythingList], size: mostNews });
  return written(
    cards
      .filter((card) => isNews(card, now))
      .map((card) => ({
        address: card.url,
        original: card.original,
        news: { title: card.title, published: card.publicationDate ?? "" },
      })),
    asked,
  );
}

export function videoEntries(part: ArchivePart, asked: Asked): Promise<string[] | undefined> {
  const { archive, origin, now } = asked;
  return entriesOf(archive.archivedDocs("video", part), (video) => videoEntry(video, origin, now), asked);
}

/** A video that is gone has no page. One that not everyone can watch has, but is no video to a search engine. */
export function videoEntry(video: RecordDocs["video"], origin: string, now: number): Entry | undefined {
  const known = knownVideo(video, now);
  if (known.standing === "expired") return undefined;
  const page = {
    address: videoPath(videoIdOf(video)),
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

const readers: Readonly<Record<FixedMap, (content: Asked["content"]) => Promise<Entry[]>>> = {
  async sections(content) {
    const fronts = await filledFronts(content);
    const hasTags = fronts.some(({ path }) => path.startsWith(tagPrefix));
    return [
      { address: "/" },
      ...(hasTags ? [{ address: "/category" }] : []),
      ...fronts.map(({ path }) => ({ address: spellPath(path) })),
    ];
  },
  async people(content) {
    const people = await content.all("person");
    return [
      { address: addressOf("/personalities") },
      ...people.flatMap(({ canonicalUrl }) => standing("person", sitePath(canonicalUrl))),
    ];
  },
  async shows(content) {
    const shows = await content.all("show");
    return [
      { address: "/shows" },
      ...shows.flatMap(({ canonical_url, last_modified_date }) =>
        standing("show", sitePath(canonical_url), last_modified_date),
      ),
    ];
  },
  async coverage(content) {
    const events = await content.all("live_event");
    return [
      { address: "/coverage" },
      ...events.flatMap((event) => {
        const { newest } = coverageTimes(event);
        const modified = newest === undefined ? undefined : new Date(newest).toISOString();
        return standing("live_event", liveEventPath(event), modified);
      }),
    ];
  },
  async elections(content) {
    return (await content.all("election")).flatMap(({ id }) => standing("election", resultsPath(id)));
  },
  async "video-room"(content) {
    return (await videoRoomPaths(content)).map((path) => ({ address: spellPath(path) }));
  },
  async pages(content) {
    const [pages, corrected] = await Promise.all([
      content.all("static_page"),
      content.corrections({ size: 1, offset: 0 }),
    ]);
    const paths = pages.map(staticPagePath).filter((path) => !isPeopleList(path));
    const unsearched = new Set(pages.filter(({ noindex }) => noindex).map(staticPagePath));
    const isUnsaid = corrected.length > 0 && !paths.includes(correctionsPath);
    const own = isUnsaid ? [...channelPages, correctionsPath] : channelPages;
    return [
      ...own.map((address) => ({ address })),
      ...paths.filter((path) => !unsearched.has(path)).flatMap((path) => standing("static_page", path)),
    ];
  },
};

/** To watch, and what is on: pages without a record. */
const channelPages = [...(isOn("liveTv") ? [addressOf("/go")] : []), ...(isOn("tvGuide") ? [addressOf("/fnctv")] : [])];

const matchRoute = routeTable(urlTable);
/** The people have two addresses, and their list names one of them as its own. */
const peopleLists: ReadonlySet<RouteName | undefined> = new Set(["personalities", "person-personalities"]);

const isPeopleList = (address: string) => peopleLists.has(matchRoute(address)?.route.name);

/** Nothing for a record at a path where no page looks for its kind. */
function standing(kind: Parameters<typeof mayStandAt>[0], path: string | undefined, modified?: string): Entry[] {
  return path !== undefined && mayStandAt(kind, path) ? [{ address: spellPath(path), modified }] : [];
}

/** Sections, people and pages are thousands at most: one file each. */
export async function fixedEntries(name: FixedMap, asked: Asked): Promise<string[]> {
  const entries = await readers[name](asked.content);
  // Several records may say the same address.
  const byAddress = new Map(entries.toReversed().map((entry) => [entry.address, entry]));
  return written([...byAddress.values()].toReversed().slice(0, mostEntries), asked);
}
