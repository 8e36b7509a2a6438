// A whole newsroom written by an attacker: for every vector a record of every kind whose every text is the vector, and one set of them
// with harmless words, to know what a page may be made of.

import { z } from "zod";
import { isRecordType, kinds } from "../../../content/records/kinds.ts";
import { parseRecord } from "../../../content/records/parse-record.ts";
import { url } from "../../../model/fields/schema-kit.server.ts";
import { limits } from "../../../model/fields/content-limits.ts";
import { blockExamples } from "./block-examples.ts";
import { naming, placesIn, poisoned } from "./poison.ts";
import { feedSections, mediaOf, recordTemplates } from "./record-templates.ts";
import { addressVectors, markupVectors } from "./vectors.ts";

/** What every hostile story can be searched by. */
const searchWord = "zebrafinch";

interface Variant {
  name: string;
  text: string;
  address?: string;
}

const isReadRecord = (candidate: unknown) => "ok" in parseRecord(JSON.stringify(candidate));

const recordPlaces = recordTemplates("hostile-example", 0).map((template) =>
  placesIn(template, naming.record, isReadRecord),
);

const typed = z.object({ type: z.string().refine(isRecordType) });

/** Kinds of records that no attack is written into. Redirects have tests of their own. */
export function recordKindsWithoutAttack(): string[] {
  const written = new Set(
    [...hostileNewsroom().split("\n"), ...hostileShell().split("\n")].map((line) => typed.parse(JSON.parse(line)).type),
  );
  return Object.keys(kinds).filter((kind) => isRecordType(kind) && !written.has(kind) && kind !== "redirect");
}

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
  const told = { is: "article-image", props: { url: mediaOf(slug) } };
  const written = recordTemplates(slug, order).map((template, index) =>
    poisoned(template, recordPlaces[index] ?? [], text, address),
  );
  const withBody: Record<string, object> = {
    article: { components: [marked, told, ...body] },
    static_page: { components: [marked, told, ...all] },
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
  // What takes any text might still be used as an address.
  ...addressVectors.slice(0, 3).map((address, index) => ({ name: `b${index}`, text: address })),
];

/** All vectors, as many in one text as it may be long. */
function portions(vectors: readonly string[], most: number): string[] {
  const texts: string[] = [];
  for (const vector of vectors) {
    const last = texts.at(-1);
    if (last === undefined || last.length + vector.length >= most) texts.push(vector);
    else texts[texts.length - 1] = `${last} ${vector}`;
  }
  return texts;
}

const headlines = portions(markupVectors, limits.headline);

const sections = feedSections.map((id, place) => ({
  type: "section",
  id,
  title: headlines[place] ?? "Words",
  metaTitle: headlines[place + feedSections.length],
  description: portions(addressVectors, limits.text)[place],
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
    `/video/${slug}-video`,
    `/coverage/${slug}-event`,
    `/elections/2023/${slug}-results`,
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

/** Harmless stories in the sections of the harmless ones, so that these too have something to offer below them. */
const neighbours = harmless.flatMap(({ name }) =>
  ["beside", "further"].map((word) => ({
    type: "article",
    id: `${word}-${name}`,
    title: "Harmless words",
    canonical_url: `/sports/${word}-${name}`,
    wp__category: { title: "Section", path: `hostile-${name}-section`, slug: `hostile-${name}-section` },
    publication_date: new Date(Date.now() - 3_600_000).toISOString(),
  })),
);

export function hostileNewsroom(): string {
  const plainFront = { type: "section", id: "sports", title: "Sports", description: "Harmless words" };
  return lines([plainFront, ...sections, ...neighbours, ...[...variants, ...harmless].flatMap(recordsOf)]);
}

/** The banner as it is meant to be, until the attack takes its place. */
export const harmlessAlert = JSON.stringify({
  type: "alert",
  id: "hostile-alert",
  text: "A harmless alert",
  url: "/us",
});

/** What stands around every page: all vectors at once. */
export function hostileShell(): string {
  return lines([
    {
      type: "hot_topics",
      id: "hot-topics",
      title: headlines[0],
      list_items: variants.map(({ text, address = "/us" }) => ({ text, url: address })),
    },
    {
      type: "alert",
      id: "hostile-alert",
      text: portions(markupVectors, limits.text)[0],
      level: portions(markupVectors, limits.text)[1],
      url: "/\\evil.example",
    },
  ]);
}
