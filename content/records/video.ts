// A hosted video, served at /video/{external_id}.

import { z } from "zod";
import { brand } from "../../model/brand.ts";
import type { Gap } from "../blocks/parse-blocks.ts";
import { corrections, withCorrections } from "./corrections.ts";
import { flag, headline, listOf, sourceUrl, text, url } from "../../model/fields/schema-kit.server.ts";
import { duration } from "../../model/time/duration.ts";
import { idText, objectOrEmptyList, picture, showReference, topic } from "../../model/fields/shared-fields.ts";
import { sectionListsOf, showListsOf, tagListsOf } from "./filed-under.ts";
import { instant } from "../../model/time/instant.ts";
import { instantOf, isAllZeros } from "../../model/time/instant-of.ts";
import { everythingList, mediaList } from "../../model/fields/list-names.ts";
import { recordKind, type Index } from "./record-kind.ts";
import { shortCard } from "./short-card.ts";
import type { Card } from "../../model/stories/card.ts";
import { videoPath } from "../../model/video/video-address.ts";
import { topicLink } from "./topic-link.ts";

const stream = z.object({
  url: sourceUrl,
  /** Empty for HLS, "MP4" for files (VIDEO-02). */
  mime_type: text.optional(),
});

const hosted = z.object({
  duration: duration.optional(),
  media_tags: listOf(text).default([]),
  streams: listOf(stream).default([]),
  start_air_date: instant.optional(),
});

const fields = z.object({
  external_id: idText.optional(),
  title: headline,
  description: text.optional(),
  thumbnail: picture,
  imageAlt: text.optional(),
  brightcove: hosted.prefault({}),
  publication_date: instant.optional(),
  last_published_date: instant.optional(),
  expiration_date: instant.optional(),
  tags: listOf(topic).default([]),
  spark_shows: listOf(showReference).optional(),
  category: listOf(topic).optional(),
  authors: listOf(z.object({ name: headline, url: url.optional() })).default([]),
  account: idText.optional(),
  isLocked: flag.default(false),
  published: flag.default(true),
  comments: objectOrEmptyList(z.object({ enabled: flag.optional() })),
  captions: objectOrEmptyList(z.object({ url: sourceUrl, language: text.optional() })),
  corrections,
});

const schema = fields.transform(({ spark_shows, category, published, ...rest }) => ({
  ...rest,
  published: published && !isAllZeros(rest.last_published_date),
  spark_shows: spark_shows?.[0],
  category: category?.[0],
  ...(rest.isLocked && brand.login === undefined && { gaps: [nobodyCanSignIn] }),
}));

/** Told of a locked video where it is known at its import. */
export const nobodyCanSignIn: Gap = {
  at: "isLocked",
  name: "video",
  reasons: ["readers of this site cannot sign in, and locked videos are not offered"],
};

export type Video = z.output<typeof schema>;

export const video = recordKind({ schema, index });

function index(doc: Video, id: string): Index {
  const { spark_shows: show } = doc;
  const own: Index = {
    path: `/video/${doc.external_id ?? id}`,
    // Lists hold what is due: never before it comes out.
    at: Math.max(instantOf(doc.last_published_date) ?? 0, instantOf(doc.publication_date) ?? 0),
    published: doc.published,
    expires: instantOf(doc.expiration_date),
    lists: [
      everythingList,
      ...sectionListsOf([doc.category]),
      ...tagListsOf(doc.tags),
      ...showListsOf(show === undefined ? [] : [show]),
      ...doc.brightcove.media_tags.map(mediaList),
    ],
    card: cardOfVideo(doc, id),
    search: { title: doc.title, summary: doc.description ?? "", body: show?.title ?? "" },
  };
  return withCorrections(own, doc.corrections);
}

const filing = fields.pick({ category: true });

/** The lists of its sections, of its fields as they came. */
export function videoFiling(given: unknown): string[] {
  return sectionListsOf([filing.safeParse(given).data?.category?.[0]]);
}

export function cardOfVideo(doc: Video, id: string): Card {
  return shortCard({
    id,
    title: doc.title,
    url: videoPath(doc.external_id ?? id),
    form: "video",
    imageUrl: doc.thumbnail,
    imageAlt: doc.imageAlt,
    dek: doc.description,
    duration: doc.brightcove.duration,
    isLive: doc.brightcove.media_tags.includes("live_stream") || undefined,
    category: topicLink(doc.category),
    authors: doc.authors,
    publicationDate: doc.publication_date ?? doc.last_published_date,
    lastPublishedDate: doc.last_published_date,
    video: {
      show: doc.spark_shows?.title,
      isEpisode: doc.brightcove.media_tags.includes("full_episode") || undefined,
      isLocked: doc.isLocked || undefined,
      airDate: doc.brightcove.start_air_date,
      expires: doc.expiration_date,
      account: doc.account,
    },
  });
}
