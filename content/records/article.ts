// The story. Field names are those of the content format; what comes out is parsed, sanitised and of one shape.

import { z } from "zod";
import { commentsFields, storyComments } from "./comments-thread.ts";
import { corrections, withCorrections } from "./corrections.ts";
import { ninjsOrigin } from "../ninjs/ninjs-origin.ts";
import { parseBlocks } from "../blocks/parse-blocks.ts";
import { hostedVideoIn } from "../blocks/hosted-video.ts";
import { isOpinion } from "../../model/opinion/is-opinion.ts";
import { credit } from "../../model/fields/picture-fields.server.ts";
import { componentList, flag, headline, listOf, richText, text, url } from "../../model/fields/schema-kit.server.ts";
import { lastSegment, sectionWord, wordsOfAddress } from "../../model/addresses/record-address.ts";
import { sitePath } from "../../model/addresses/site-path.ts";
import {
  filedTopic,
  idText,
  objectOrEmptyList,
  picture,
  showReference,
  topic,
} from "../../model/fields/shared-fields.ts";
import { sectionListsOf, showListsOf, tagListsOf } from "./filed-under.ts";
import { instant } from "../../model/time/instant.ts";
import { instantOf, isAllZeros } from "../../model/time/instant-of.ts";
import { everythingList, opinionList, personList, sectionList, withForm } from "../../model/fields/list-names.ts";
import { recordKind, type Index } from "./record-kind.ts";
import type { Card } from "../../model/stories/card.ts";
import { searchedWords } from "./searched-words.ts";
import { addressList, foreignOriginal, originalElsewhere, storyAddresses, storyPaths } from "./story-addresses.ts";
import { shortCard } from "./short-card.ts";
import { topicLink } from "./topic-link.ts";

const contributor = z.preprocess(
  (value) => (typeof value === "string" ? { full_name: value } : value),
  z.object({
    full_name: headline,
    page_url: url.optional(),
    role: text.optional(),
    avatar: picture,
    shortBio: richText("bio").optional(),
    person_id: idText.optional(),
  }),
);

const fields = z.object({
  title: headline,
  canonical_url: url,
  originalCanonical_url: url.optional(),
  third_party_canonical_url: url.optional(),
  /** Search engines are to leave it out. */
  noindex: flag.optional(),
  urls: addressList,
  short_urls: addressList,
  original_shared_post: z.unknown().optional(),
  components: componentList.default([]),
  dek: text.optional(),
  standfirst: text.optional(),
  dateline: richText("paragraph").optional(),
  wp__category: listOf(topic).optional(),
  wp__tags: listOf(filedTopic).default([]),
  fn__sections: listOf(filedTopic).default([]),
  fn__contributors: listOf(contributor).default([]),
  fn__additional_authors: listOf(text).default([]),
  fn__sources: listOf(z.object({ label: text, url: url.optional() })).default([]),
  fn__shows: listOf(showReference).default([]),
  fn__syndication_info: objectOrEmptyList(z.object({ canonical_url: url.optional() })),
  fn__legacy_type: text.optional(),
  fn__story_type: text.optional(),
  fn__footer: richText("paragraph").optional(),
  fn__distribution_platforms: objectOrEmptyList(
    z.object({
      google_news: objectOrEmptyList(z.object({ amp: flag.optional() })),
      facebook_news: objectOrEmptyList(z.object({ opinion: flag.optional() })),
    }),
  ),
  publication_date: instant.optional(),
  last_published_date: instant.optional(),
  last_modified_date: instant.optional(),
  created_date: instant.optional(),
  expiration_date: instant.optional(),
  published: flag.default(true),
  ...commentsFields,
  branding: objectOrEmptyList(
    z.object({
      advertorial: flag.optional(),
      fn__indicator: text.optional(),
      fn__disclaimer: richText("paragraph").optional(),
    }),
  ),
  thumbnail: picture,
  imageAlt: text.optional(),
  imageCopyright: credit,
  social_title: headline.optional(),
  social_description: text.optional(),
  social_image: picture,
  meta_title: headline.optional(),
  meta_description: text.optional(),
  external_source: text.optional(),
  ninjs: ninjsOrigin.optional().catch(undefined),
  content_type: text.optional(),
  isAMP: flag.default(false),
  fox_bet: flag.default(false),
  isBreaking: flag.default(false),
  isDeveloping: flag.default(false),
  isLive: flag.default(false),
  kickerText: headline.optional(),
  corrections,
});

const schema = fields.transform(
  ({ components, wp__category, published, original_shared_post, comments, storify, storify_id, ...rest }) => ({
    ...rest,
    ...storyAddresses(rest),
    comments: storyComments({ comments, storify, storify_id }),
    wp__category: wp__category?.[0],
    published: published && !isAllZeros(rest.publication_date),
    isSharedPost: original_shared_post !== undefined && original_shared_post !== false,
    ...parseBlocks(components),
  }),
);

export type Article = z.output<typeof schema>;

export const article = recordKind({ schema, index });

function index(doc: Article, id: string): Index {
  const own: Index = {
    ...storyPaths(doc),
    at: instantOf(doc.publication_date) ?? instantOf(doc.last_published_date) ?? instantOf(doc.created_date) ?? 0,
    published: doc.published,
    expires: instantOf(doc.expiration_date),
    lists: listsOf(doc),
    card: cardOfArticle(doc, id),
    search: {
      title: doc.title,
      address: wordsOfAddress(doc.canonical_url),
      summary: [doc.kickerText, doc.dek, doc.standfirst, ...doc.fn__contributors.map(nameOf)].join(" "),
      body: searchedWords(doc.blocks),
    },
  };
  return withCorrections(own, doc.corrections);
}

/** Who looks for a name looks for what was written under it too. */
function nameOf({ full_name }: Article["fn__contributors"][number]): string {
  return full_name;
}

function listsOf(doc: Article): string[] {
  const lists = [
    everythingList,
    ...sectionListsOfStory(doc),
    ...tagListsOf(doc.wp__tags),
    ...showListsOf(doc.fn__shows),
    ...doc.fn__contributors.flatMap(personListsOf),
    ...(isOpinion(doc) ? [opinionList] : []),
  ];
  const form = formOf(doc);
  return form === "article" ? lists : [...lists, ...lists.map((list) => withForm(list, form))];
}

type Filing = Pick<Article, "fn__sections" | "wp__category" | "canonical_url">;

function sectionListsOfStory({ fn__sections, wp__category, canonical_url }: Filing): string[] {
  const ofAddress = sectionWord(sitePath(canonical_url) ?? "");
  return [
    ...sectionListsOf([...fn__sections, wp__category]),
    ...(ofAddress === undefined ? [] : [sectionList(ofAddress)]),
  ];
}

const addresses = { canonical_url: true, originalCanonical_url: true, urls: true, short_urls: true } as const;
const addressed = fields.pick(addresses);
const filing = fields.pick({ fn__sections: true, wp__category: true, ...addresses });

/** The lists of its sections, of its fields as they came: much quicker than to read all of them. */
export function storyFiling(given: unknown): string[] {
  const { data } = filing.safeParse(given);
  if (data === undefined) return [];
  return sectionListsOfStory({ ...data, ...storyAddresses(data), wp__category: data.wp__category?.[0] });
}

/** All paths under which it is found, of its fields as they came. */
export function storyClaims(given: unknown): string[] {
  const { data } = addressed.safeParse(given);
  if (data === undefined) return [];
  const { path, aliases = [] } = storyPaths({ ...data, ...storyAddresses(data) });
  return path === undefined ? [...aliases] : [path, ...aliases];
}

function personListsOf({ person_id, page_url }: Article["fn__contributors"][number]): string[] {
  const slug = page_url === undefined ? undefined : lastSegment(page_url);
  return [person_id, slug].flatMap((name) => (name === undefined ? [] : [personList(name)]));
}

function formOf({ fn__legacy_type }: Article): "article" | "slideshow" | "interactive" {
  return fn__legacy_type === "slideshow" || fn__legacy_type === "interactive" ? fn__legacy_type : "article";
}

/** META-04: the platform flag, the story type or the section says so. */
export function cardOfArticle(doc: Article, id: string): Card {
  return shortCard({
    id,
    title: doc.title,
    url: foreignOriginal(doc) ?? doc.canonical_url,
    form: formOf(doc),
    imageUrl: doc.thumbnail ?? doc.social_image,
    imageAlt: doc.imageAlt,
    dek: doc.dek,
    summary: doc.dek === undefined ? doc.meta_description : undefined,
    kickerText: doc.kickerText,
    isBreaking: doc.isBreaking || undefined,
    isDeveloping: doc.isDeveloping || undefined,
    isLive: doc.isLive || undefined,
    isOpinion: isOpinion(doc) || undefined,
    isElsewhere: isElsewhere(doc) || undefined,
    isUnsearched: doc.noindex || undefined,
    original: originalElsewhere(doc),
    isSharedPost: doc.isSharedPost || undefined,
    category: topicLink(doc.wp__category ?? doc.fn__sections[0]),
    authors: doc.fn__contributors.map(({ full_name, page_url, avatar }) => ({
      name: full_name,
      url: page_url,
      avatar,
    })),
    publicationDate: doc.publication_date,
    lastPublishedDate: doc.last_published_date,
    videoId: hostedVideoIn(doc.blocks),
  });
}

/** META-03: a third-party canonical address wins, then that of the syndicating site. */
function isElsewhere({ canonical_url, third_party_canonical_url, fn__syndication_info }: Article): boolean {
  const home = third_party_canonical_url ?? fn__syndication_info?.canonical_url;
  return home !== undefined && home !== canonical_url;
}
