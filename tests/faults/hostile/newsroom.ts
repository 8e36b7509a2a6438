// A whole newsroom written by an attacker: for every vector an article, a section, a tag, a person, a show and a static page whose every
// text is the vector, and one set of them with harmless words, to know what a page may be made of.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { bodySchemas } from "../../../site/blocks/body-schemas.ts";
import { parseBlocks, blockKind } from "../../../site/blocks/parse-blocks.server.ts";
import { url } from "../../../site/blocks/schema-kit.server.ts";
import { blockSchemas } from "../../../site/blocks/schemas.ts";
import { parseRecord } from "../../../content/records/parse-record.ts";
import { placesIn, poisoned, type Place } from "./poison.ts";
import { addressVectors, markupVectors } from "./vectors.ts";

const blocksFolder = join(import.meta.dirname, "..", "..", "..", "site", "blocks");
const exampleSchema = z.object({ is: z.string(), props: z.record(z.string(), z.unknown()) });
type Example = z.output<typeof exampleSchema>;

const personCard: Example = {
  is: "person-card",
  props: {
    name: "Nora Castellan",
    title: "Reporter",
    social: { x: "nora", website: "https://nora.example/", email: "nora@meridian.example" },
    url: "/person/n/nora-castellan",
    avatar: "/uploads/people/nora.svg",
    description: "<p>Covers the Senate.</p>",
    content: ["<p>Longer.</p>"],
  },
};

function writtenExamples(): Example[] {
  return readdirSync(blocksFolder).flatMap((folder) => {
    try {
      return [exampleSchema.parse(JSON.parse(readFileSync(join(blocksFolder, folder, "example.json"), "utf8")))];
    } catch (error) {
      if (error instanceof Error && "code" in error && (error.code === "ENOENT" || error.code === "ENOTDIR")) return [];
      throw error;
    }
  });
}

function examples(): Example[] {
  const written = writtenExamples();
  const kinds = new Set(written.map(({ is }) => blockKind(is)));
  return [
    ...written,
    ...(kinds.has("person-card") || blockKind("person-card") === undefined ? [] : [personCard]),
    ...written.flatMap((one) =>
      one.is === "card-grid"
        ? [
            { ...one, is: "two-across" },
            { ...one, is: "three-across" },
          ]
        : [],
    ),
    ...written.flatMap((one) => (one.is === "bucket" ? [{ ...one, is: "video-strip" }] : [])),
  ];
}

function isReadBlock(candidate: unknown): boolean {
  const { blocks, gaps } = parseBlocks([candidate]);
  const [block] = blocks;
  return gaps.length === 0 && block !== undefined && !("dropped" in block.props);
}

const isReadRecord = (candidate: unknown) => "ok" in parseRecord(JSON.stringify(candidate));

interface BlockExample {
  example: Example;
  places: readonly Place[];
  is: string;
  isBody: boolean;
}

const blockExamples: readonly BlockExample[] = examples().map((example) => ({
  example,
  places: placesIn(example, isReadBlock),
  is: example.is,
  isBody: Object.hasOwn(bodySchemas, blockKind(example.is) ?? ""),
}));

/** Blocks that nobody gave an example: their texts would go untested. */
export function blocksWithoutExample(): string[] {
  const known = new Set(blockExamples.map(({ is }) => blockKind(is)));
  return Object.keys(blockSchemas).filter((kind) => !known.has(blockKind(kind)));
}

/** Blocks of which no text was found: they hold none, or the search for texts is broken. */
export function blocksWithoutText(): string[] {
  return blockExamples.flatMap(({ is, places }) => (places.some(({ takes }) => takes === "text") ? [] : [is]));
}

const picture = "/uploads/art/senate-clears-storm-recovery-bill.svg";
export const feedSections = ["politics", "world", "us", "tech", "health", "science"];
/** What every hostile story can be searched by. */
const searchWord = "zebrafinch";

interface Variant {
  name: string;
  text: string;
  address?: string;
}

function templates(slug: string, order: number): object[] {
  const date = new Date(Date.now() - order * 60_000).toISOString();
  return [
    {
      type: "article",
      id: slug,
      title: "A title",
      canonical_url: `/politics/${slug}`,
      dek: "A dek",
      standfirst: "A standfirst",
      dateline: "WASHINGTON",
      kickerText: "Kicker",
      imageAlt: "An alt",
      thumbnail: picture,
      social_title: "Social",
      social_description: "Social words",
      social_image: picture,
      meta_title: "Meta",
      meta_description: "Meta words",
      external_source: "Wire",
      content_type: "article",
      fn__legacy_type: "story",
      fn__story_type: "story",
      fn__footer: "A footer with <a href='/x'>a link</a>",
      fn__additional_authors: ["Another Author"],
      fn__sources: [{ label: "A source", url: "https://source.example/" }],
      fn__contributors: [
        {
          full_name: "Nora",
          page_url: `/person/h/${slug}`,
          role: "Reporter",
          avatar: picture,
          shortBio: "Bio <b>x</b>",
          person_id: slug,
        },
        { full_name: "Free", page_url: "/person/f/free", person_id: "77" },
      ],
      wp__category: { title: "Category", slug: `${slug}-section`, path: `${slug}-section` },
      wp__tags: [
        { title: "Tag", path: `${slug}-tag` },
        { title: "Other", path: "other", slug: "other" },
      ],
      fn__sections: [{ path: feedSections[order % feedSections.length] }, { title: "S", path: "s" }],
      fn__shows: [{ title: "Show", slug: `${slug}-show` }],
      branding: { advertorial: true, fn__indicator: "Indicator", fn__disclaimer: "Disclaimer" },
      comments: { enabled: true },
      fn__distribution_platforms: { google_news: { amp: true } },
      publication_date: date,
      last_published_date: date,
      isBreaking: "true",
    },
    {
      type: "section",
      id: `${slug}-section`,
      title: "Section",
      metaTitle: "Meta",
      description: "Words",
      isa_value: "isa",
    },
    { type: "tag", id: `${slug}-tag`, title: "Tag", metaTitle: "Meta", description: "Words", isa_value: "isa" },
    {
      type: "person",
      id: slug,
      full_name: "A Name",
      role: "Author",
      title: "Title",
      canonicalUrl: `/person/h/${slug}`,
      personSlug: slug,
      metaTitle: "Meta",
      metaDescription: "Meta words",
      description: "<p>Words</p>",
      avatar: picture,
      shortBio: "<p>Short</p>",
      fullBio: ["<p>Full</p>"],
      fullBioUrl: "/bio",
      showPageUrl: "/shows/x",
      personFoxNationUrl: "https://nation.example/x",
      blogUrls: ["https://blog.example/"],
      social: {
        x: "handle",
        facebook: "https://facebook.example/",
        website: "https://own.example/",
        email: "a@b.example",
        youtube: "h",
      },
    },
    {
      type: "show",
      id: `${slug}-show`,
      title: "Show",
      show_slug: `${slug}-show`,
      canonical_url: `/shows/${slug}-show`,
      meta_title: "Meta",
      meta_description: "Words",
      description: "Words",
      imageUrl: picture,
      airtime: "Weeknights",
      fn__hosts: [{ full_name: "Host", page_url: "/person/h/host", person_id: slug, avatar: picture }],
      social: { twitter_username: "show", facebook_url: "https://facebook.example/show" },
    },
    {
      type: "static_page",
      id: `${slug}-page`,
      title: "Page",
      description: "Words",
      section: { title: "S", path: "s" },
    },
  ];
}

const recordPlaces = templates("hostile-example", 0).map((template) => placesIn(template, isReadRecord));

function recordsOf({ name, text, address }: Variant, order: number) {
  const slug = `hostile-${name}`;
  const components = blockExamples.map((block) => ({
    is: block.is,
    isBody: block.isBody,
    component: poisoned(block.example, block.places, text, address),
  }));
  const all = components.map(({ component }) => component);
  const body = components.flatMap(({ isBody, component }) => (isBody ? [component] : []));
  const headings = components.flatMap(({ is, component }) =>
    is.endsWith("heading") && is !== "heading" ? [component] : [],
  );
  const marked = { is: "paragraph", props: { text: `${searchWord} hostile-${name}` } };
  const written = templates(slug, order).map((template, index) =>
    poisoned(template, recordPlaces[index] ?? [], text, address),
  );
  const withBody: Record<string, object> = {
    article: { components: [marked, ...body] },
    static_page: { components: [marked, ...all] },
  };
  const records = written.map((record) => {
    const { type } = z.object({ type: z.string() }).parse(record);
    return { ...Object(record), ...withBody[type] };
  });
  const front = (subtype: string, elementId: string) => ({
    type: "layout",
    id: `${elementId}-layout`,
    subtype,
    elementId,
    title: text,
    preContent: headings,
    main: [{ is: "article-list", props: { searchCriteria: { searchBy: "tags", values: [`${slug}-tag`] } } }],
  });
  return [...records, front("sectionLayout", `${slug}-section`)];
}

/** With addresses of their own and with a given one: what a page is made of depends on its pictures. */
const harmless: readonly Variant[] = [
  { name: "harmless", text: "Harmless words", address: "/harmless" },
  { name: "own", text: "Harmless words" },
];

function isTakenAddress(address: string): boolean {
  return url.safeParse(address).success;
}

const variants: readonly Variant[] = [
  ...markupVectors.map((text, index) => ({ name: `m${index}`, text, address: `/x${text}`.slice(0, 300) })),
  ...addressVectors.map((address, index) => ({
    name: `a${index}`,
    text: `<a href="${address}">x</a> <a href='${address}' target=_blank>y</a> <img src="${address}">`,
    ...(isTakenAddress(address) && { address }),
  })),
];

const sections = feedSections.map((id) => ({
  type: "section",
  id,
  title: markupVectors.join(" "),
  description: addressVectors.join(" "),
}));

function pagesOf({ name }: Variant): string[] {
  const slug = `hostile-${name}`;
  return [
    `/politics/${slug}`,
    `/politics/${slug}.print`,
    `/${slug}-section`,
    `/category/${slug}-tag`,
    `/person/h/${slug}`,
    `/shows/${slug}-show`,
    `/${slug}-page`,
    `/search-results/search?q=${encodeURIComponent(slug)}`,
  ];
}

/** AMP pages are made of other elements than all others, and are judged by themselves. */
const ampPageOf = ({ name }: Variant): string => `/politics/hostile-${name}.amp`;
export const harmlessAmpPages = harmless.map(ampPageOf);
export const hostileAmpPages = variants.map(ampPageOf);

export const hostileVectors = variants.map(({ name, text, address }) => ({ name, text, address }));
export const harmlessPages = [...harmless.flatMap(pagesOf), "/sports"];
export const hostilePages = variants.flatMap(pagesOf);
export const hostileArticles = variants.map(({ name }) => `/politics/hostile-${name}`);
/** Pages that show many vectors at once. */
export const crowdedPages = [
  "/",
  ...feedSections.map((id) => `/${id}`),
  "/personalities",
  "/shows",
  `/search-results/search?q=${searchWord}`,
  "/no/such/page",
];

const lines = (records: readonly object[]) => records.map((record) => JSON.stringify(record)).join("\n");

export function hostileNewsroom(): string {
  const plainFront = { type: "section", id: "sports", title: "Sports", description: "Harmless words" };
  return lines([plainFront, ...sections, ...[...variants, ...harmless].flatMap(recordsOf)]);
}

/** What stands around every page: all vectors at once. */
export function hostileShell(): string {
  return lines([
    {
      type: "hot_topics",
      id: "hot-topics",
      title: markupVectors.join(" "),
      list_items: variants.map(({ text, address = "/us" }) => ({ text, url: address })),
    },
    {
      type: "alert",
      id: "hostile-alert",
      text: markupVectors.join(" "),
      level: markupVectors.join(" "),
      url: "/\\evil.example",
    },
  ]);
}
