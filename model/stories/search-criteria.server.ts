// What a module lists when it does not bring its items: the stories an editor fixed, then what a query fills in.
// Exports spell the choice in several ways; out comes one shape, which `content/layouts` resolves.

import { z } from "zod";
import { filledIn } from "../fields/filled-in.server.ts";
import { instant } from "../time/instant.ts";
import { instantOf } from "../time/instant-of.ts";
import { flag, listOf, number, pictureUrl, text, url } from "../fields/schema-kit.server.ts";

export const topicName = z
  .preprocess(
    (value) => (typeof value === "string" ? { path: value } : value),
    z.object({ path: text.optional(), slug: text.optional(), value: text.optional() }),
  )
  .transform(({ path, slug, value }) => path ?? slug ?? value);

/** Entries that name nothing are dropped. */
export const topicNames = listOf(topicName).transform((names) => names.filter((name) => name !== undefined));

export const fixedArticle = z
  .object({
    articleUrl: url,
    title: text.optional(),
    dek: text.optional(),
    imageUrl: pictureUrl.optional(),
    isVideo: flag.default(false),
    pillOverride: text.optional(),
    imageCopyrightOverride: text.optional(),
    until: instant.optional(),
  })
  .transform(({ articleUrl, imageCopyrightOverride, until, ...rest }) => ({
    ...rest,
    url: articleUrl,
    imageCopyright: imageCopyrightOverride,
    /** From then on it is not fixed any more. */
    until: instantOf(until),
  }));

export type FixedArticle = z.output<typeof fixedArticle>;

const contentForms = ["article", "video", "slideshow", "interactive"] as const;

/** `articles`, `["videos"]` and `{"slideshow": true}` are all met. */
const contentForm = filledIn(
  { like: z.enum(contentForms) },
  z.unknown().transform((given): (typeof contentForms)[number] => {
    const words = wordsOf(given).join(" ").toLowerCase();
    return contentForms.find((form) => words.includes(form)) ?? "article";
  }),
);

function wordsOf(given: unknown): string[] {
  if (typeof given === "string") return [given];
  if (Array.isArray(given)) return given.flatMap(wordsOf);
  if (typeof given !== "object" || given === null) return [];
  return Object.entries(given).flatMap(([name, value]) => (value === true || value === "true" ? [name] : []));
}

const fields = z.object({
  searchCriteriaSelected: text.optional(),
  isCategory: flag.optional(),
  isSection: flag.optional(),
  isTag: flag.optional(),
  isKeyword: flag.optional(),
  isFixed: flag.optional(),
  searchSelected: topicName.optional(),
  selectedSection: topicName.optional(),
  tags: z
    .object({ includeAny: topicNames.default([]), includeAll: topicNames.default([]), exclude: topicNames.default([]) })
    .optional(),
  shows: topicNames.optional(),
  keyword: text.optional(),
  contentTypes: contentForm.optional(),
  fixedArticles: listOf(fixedArticle).default([]),
  size: number.optional(),
  offset: number.optional(),
});

type Given = z.output<typeof fields>;

const mostItems = 30;
/** All that is passed over is read first. */
const mostPassedOver = 100;

const within = (figure: number, most: number) => Math.min(Math.max(Math.trunc(figure), 0), most);

export const searchCriteria = fields.transform((given) => ({
  ...subjectOf(given),
  tags: given.tags,
  form: given.contentTypes ?? "article",
  fixedArticles: given.fixedArticles,
  size: given.size === undefined ? undefined : within(given.size, mostItems),
  offset: given.offset === undefined ? undefined : within(given.offset, mostPassedOver),
}));

export type SearchCriteria = z.output<typeof searchCriteria>;

interface Subject {
  /** Nothing is queried: the fixed articles are the whole list. */
  onlyFixed?: boolean;
  section?: string;
  tag?: string;
  show?: string;
  keyword?: string;
}

/** What the query is about. Nothing named means: what the page itself is about. */
function subjectOf(given: Given): Subject {
  const way = given.searchCriteriaSelected?.toLowerCase() ?? "";
  const named = given.searchSelected ?? given.selectedSection;
  if (given.isFixed || way.includes("fixed")) return { onlyFixed: true };
  if (given.isKeyword || way.includes("keyword")) return { keyword: given.keyword ?? named };
  if (way.includes("show") || given.shows !== undefined) return { show: given.shows?.[0] ?? named };
  if (given.isTag || way.includes("tag")) return { tag: named };
  if (named !== undefined) return { section: named };
  return given.keyword === undefined ? {} : { keyword: given.keyword };
}
