// Which feed stands at an address, and what is in it.

import { carriedSection, carriedTag } from "../../content/carried-fronts.ts";
import { newestFirst } from "../../content/layouts/read-stories.ts";
import type { RecordDocs } from "../../content/records/kinds.ts";
import { everythingList, sectionList, showList, tagList } from "../../model/fields/list-names.ts";
import { tagPrefix } from "../../model/addresses/front-path.ts";
import { brand } from "../../model/brand.ts";
import { correctionsFeedPath, correctionsPath } from "../../site/corrections/corrections-address.ts";
import { correctionsAbout, correctionsTitle } from "../../site/pages/corrections/load.server.ts";
import { absoluteUrl, canonicalOf, sizedUrl } from "../../site/head/addresses.ts";
import {
  frontFeedPath,
  latestFeedPath,
  personFeedPath,
  podcastFeedPath,
  showFeedPath,
} from "../../site/head/feed-addresses.ts";
import { imageSizes } from "../../model/pictures/image-sizes.ts";
import { storiesBy } from "../../site/pages/person/stories-by.server.ts";
import { hostsOf, showImage } from "../../site/pages/shows/show-summary.ts";
import { findPerson } from "../../site/people/find-person.ts";
import { findShow } from "../../site/shows/find-show.ts";
import { isFullEpisode } from "../../site/video/choose-stream.ts";
import { knownVideo } from "../../site/video/known-video.ts";
import { videoPath } from "../../model/video/video-address.ts";
import { videoIdOf } from "../../site/video/video-item.ts";
import type { DocumentRequest } from "../documents/document-route.ts";
import { correctionItem, storyItem, type Feed } from "./feed.ts";
import type { Episode, Podcast } from "./podcast.ts";

type Asked = Pick<DocumentRequest, "content" | "origin" | "now">;

const feedSize = 30;
const podcastSize = 50;

export async function latestFeed({ content, origin }: Asked): Promise<Feed> {
  const cards = await content.cards({ type: "article", lists: [everythingList], size: feedSize });
  return {
    title: brand.name,
    description: brand.description,
    pageUrl: canonicalOf(origin, "/"),
    feedPath: latestFeedPath,
    items: cards.map((card) => storyItem(card, origin)),
  };
}

/** Undefined where nothing was put right, as the page of it. */
export async function correctionsFeed({ content, origin }: Asked): Promise<Feed | undefined> {
  const corrected = await content.corrections({ size: feedSize, offset: 0 });
  if (corrected.length === 0) return undefined;
  return {
    title: `${correctionsTitle}${brand.titleSuffix}`,
    description: correctionsAbout,
    pageUrl: canonicalOf(origin, correctionsPath),
    feedPath: correctionsFeedPath,
    items: corrected.map((one) => correctionItem(one, origin)),
  };
}

/** Of a section or a tag. */
export async function frontFeed(path: string, { content, origin }: Asked): Promise<Feed | undefined> {
  const isTag = path.startsWith(tagPrefix);
  const front = isTag
    ? ((await content.byPath("tag", path)) ?? (await carriedTag(content, path)))
    : ((await content.byPath("section", path)) ?? (await carriedSection(content, path)));
  if (front === undefined) return undefined;
  const title = `${front.title}${brand.titleSuffix}`;
  const list = isTag ? tagList(path.slice(tagPrefix.length)) : sectionList(path);
  const cards = await content.cards({ type: "article", lists: [list], size: feedSize });
  return {
    title,
    description: front.description ?? title,
    pageUrl: canonicalOf(origin, path),
    feedPath: frontFeedPath(path),
    items: cards.map((card) => storyItem(card, origin)),
  };
}

/** A show's stories and its clips, as they came. */
export async function showFeed(slug: string, { content, origin }: Asked): Promise<Feed | undefined> {
  const show = await showBySlug(slug, content);
  if (show === undefined) return undefined;
  const lists = [showList(slug)];
  const [stories, clips] = await Promise.all([
    content.cards({ type: "article", lists, size: feedSize }),
    content.cards({ type: "video", lists, size: feedSize }),
  ]);
  return {
    ...channelOfShow(show, origin),
    feedPath: showFeedPath(slug),
    items: newestFirst([...stories, ...clips])
      .slice(0, feedSize)
      .map((card) => storyItem(card, origin)),
  };
}

export async function personFeed(slug: string, { content, origin }: Asked): Promise<Feed | undefined> {
  const person = await personBySlug(slug, content);
  if (person === undefined) return undefined;
  const cards = await storiesBy(content, person, { offset: 0, size: feedSize });
  return {
    title: `${person.name}${brand.titleSuffix}`,
    description: person.metaDescription ?? `Stories by ${person.name} of ${brand.name}.`,
    pageUrl: absoluteUrl(origin, person.canonicalUrl),
    feedPath: personFeedPath(slug),
    items: cards.map((card) => storyItem(card, origin)),
  };
}

/** How large a file of the site's own media is; 0 when nobody knows. */
export type BytesOf = (url: string) => Promise<number>;

export async function showPodcast(slug: string, asked: Asked, bytesOf: BytesOf): Promise<Podcast | undefined> {
  const { content, origin } = asked;
  const show = await showBySlug(slug, content);
  if (show === undefined) return undefined;
  const cards = await content.cards({ type: "video", lists: [showList(slug)], size: podcastSize });
  const videos = await Promise.all(cards.map(({ id }) => content.byId("video", id)));
  const episodes = await Promise.all(
    videos.filter((video) => video !== undefined).map((video) => episodeOf(video, asked, bytesOf)),
  );
  const cover = showImage(show);
  return {
    ...channelOfShow(show, origin),
    feedPath: podcastFeedPath(slug),
    cover: cover === undefined ? `${origin}/icon-1400.png` : sizedUrl(origin, cover, imageSizes.podcastCover),
    hosts: hostsOf(show, await content.all("person")).map(({ name }) => name),
    episodes: episodes.filter((episode) => episode !== undefined),
  };
}

/** Only what an app can download: a file, not a playlist, and nothing locked, expired or live. */
async function episodeOf(
  video: RecordDocs["video"],
  { origin, now }: Asked,
  bytesOf: BytesOf,
): Promise<Episode | undefined> {
  const known = knownVideo(video, now);
  if (known.stream?.format !== "mp4" || known.isLive === true) return undefined;
  const id = videoIdOf(video);
  return {
    id: `${brand.domain}/video/${id}`,
    title: video.title,
    url: absoluteUrl(origin, videoPath(id)),
    summary: video.description,
    published: known.publishedDate,
    updated: video.last_published_date,
    file: { url: absoluteUrl(origin, known.stream.url), type: "video/mp4", bytes: await bytesOf(known.stream.url) },
    duration: known.duration,
    isFullEpisode: isFullEpisode(video.brightcove.media_tags),
    picture:
      video.thumbnail === undefined
        ? undefined
        : { url: sizedUrl(origin, video.thumbnail, imageSizes.podcastCover), alt: video.imageAlt },
  };
}

function channelOfShow(show: RecordDocs["show"], origin: string): Pick<Feed, "title" | "description" | "pageUrl"> {
  const title = `${show.title}${brand.titleSuffix}`;
  return {
    title,
    description: show.description ?? show.meta_description ?? title,
    pageUrl: absoluteUrl(origin, show.canonical_url),
  };
}

/** A feed stands at one address, that of the slug itself. */
async function showBySlug(slug: string, content: Asked["content"]): Promise<RecordDocs["show"] | undefined> {
  const show = findShow(await content.all("show"), slug);
  return show?.show_slug === slug ? show : undefined;
}

/** By the address a person usually has; the few with another one are looked for among all. */
async function personBySlug(slug: string, content: Asked["content"]): Promise<RecordDocs["person"] | undefined> {
  const usual = await content.byPath("person", `/person/${slug.charAt(0)}/${slug}`);
  if (usual?.personSlug === slug) return usual;
  const person = findPerson(await content.all("person"), slug);
  return person?.personSlug === slug ? person : undefined;
}
