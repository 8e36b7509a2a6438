// What search engines ask of structured data, by type: the fields their documentation requires or recommends, and the shape of each.
// A field is optional here only where the newsroom may not know it.

import { z } from "zod";

const text = z.string().regex(/\S/);
const address = z.string().regex(/^https?:\/\/[^/\s]+\/\S*$/, "a whole address");
/** With a zone: without one the search engine guesses. */
const moment = z.iso.datetime({ offset: true });
const duration = z.string().regex(/^P(?!$)(?:\d+D)?(?:T(?=\d)(?:\d+H)?(?:\d+M)?(?:\d+(?:\.\d+)?S)?)?$/, "ISO 8601");
const measure = z.string().regex(/^\d+$/);

const of = <Shape extends z.core.$ZodLooseShape>(type: string, shape: Shape) =>
  z.looseObject({ "@type": z.literal(type), ...shape });

const image = of("ImageObject", { url: address, width: measure.optional(), height: measure.optional() });

const organization = of("NewsMediaOrganization", {
  "@id": address,
  name: text,
  url: address,
  logo: of("ImageObject", { url: address, width: z.literal("360"), height: z.literal("60") }),
  sameAs: z.array(address).min(1),
});

/** Said in full elsewhere on the page. */
const reference = z.strictObject({ "@id": address });

const person = of("Person", { name: text, url: address.optional() });
const author = z.union([person, organization, of("Organization", { name: text, url: address })]);

const articleShape = {
  "@id": address,
  url: address,
  mainEntityOfPage: of("WebPage", { "@id": address }),
  headline: text.max(110),
  description: text,
  datePublished: moment,
  dateModified: moment,
  author: z.array(author).min(1),
  publisher: organization,
  image,
  articleSection: text,
  /** An interactive may have no words. */
  articleBody: text.optional(),
  inLanguage: z.literal("en-US"),
  isAccessibleForFree: z.literal(true),
};

const listItem = (target: z.core.$ZodLooseShape) =>
  of("ListItem", { position: z.int().positive(), name: text, ...target });

const isCounted = (items: readonly { position: number }[]) =>
  items.every(({ position }, index) => position === index + 1);

const broadcast = of("BroadcastEvent", { isLiveBroadcast: z.literal(true), startDate: moment, endDate: moment });

/** A program of a channel. */
const program = broadcast.extend({
  name: text,
  publishedOn: of("BroadcastService", { name: text, broadcastDisplayName: text, broadcastTimezone: text }),
});

/** Places in a video, by an address that takes the second. */
const seekAction = of("SeekToAction", {
  target: z.string().endsWith("={seek_to_second_number}"),
  "startOffset-input": z.literal("required name=seek_to_second_number"),
});

const schemas = {
  NewsArticle: of("NewsArticle", articleShape),
  OpinionNewsArticle: of("OpinionNewsArticle", articleShape),
  LiveBlogPosting: of("LiveBlogPosting", {
    url: address,
    headline: text.max(110),
    datePublished: moment,
    dateModified: moment,
    publisher: organization,
    author: z.union([author, z.array(author).min(1)]).optional(),
    image: z.union([address, image]).optional(),
    coverageStartTime: moment.optional(),
    coverageEndTime: moment.optional(),
    liveBlogUpdate: z.array(of("BlogPosting", { headline: text, articleBody: text, datePublished: moment })).optional(),
  }),
  WebPage: of("WebPage", {
    "@id": address,
    url: address,
    name: text,
    speakable: of("SpeakableSpecification", { cssSelector: z.array(text).min(1) }),
  }),
  BreadcrumbList: of("BreadcrumbList", {
    itemListElement: z
      .array(listItem({ item: address }))
      .min(2)
      .refine(isCounted, "positions count from 1"),
  }),
  ItemList: of("ItemList", {
    name: text,
    itemListElement: z
      .array(listItem({ url: address }))
      .min(1)
      .refine(isCounted, "positions count from 1"),
  }),
  CollectionPage: of("CollectionPage", {
    url: address,
    name: text,
    description: text,
    publisher: organization,
    /** The pages behind the front have none. */
    mainEntity: of("ItemList", {
      name: text,
      itemListElement: z
        .array(listItem({ url: address }))
        .min(1)
        .refine(isCounted, "positions count from 1"),
    }).optional(),
  }),
  ProfilePage: of("ProfilePage", {
    url: address,
    mainEntity: of("Person", {
      name: text,
      url: address,
      jobTitle: text,
      description: text.max(250),
      image: address,
      sameAs: z.array(address).optional(),
      worksFor: organization,
    }),
  }),
  TVSeries: of("TVSeries", {
    name: text,
    url: address,
    description: text,
    image: address,
    actor: z.array(person).min(1),
    productionCompany: organization,
  }),
  WebSite: of("WebSite", {
    "@id": address,
    name: text,
    alternateName: text,
    url: address,
    publisher: z.union([organization, reference]),
    potentialAction: of("SearchAction", {
      target: of("EntryPoint", { urlTemplate: z.string().endsWith("={search_term_string}") }),
      "query-input": z.literal("required name=search_term_string"),
    }),
  }),
  NewsMediaOrganization: organization,
  BroadcastEvent: program,
  VideoObject: of("VideoObject", {
    name: text,
    description: text,
    thumbnailUrl: z.union([address, z.array(address).min(1)]),
    uploadDate: moment,
    duration: duration.optional(),
    /** A locked video has no address. */
    contentUrl: address.optional(),
    embedUrl: address.optional(),
    expires: moment.optional(),
    /** Of what is live. */
    publication: z.union([broadcast, z.array(broadcast)]).optional(),
    potentialAction: seekAction.optional(),
  }),
} as const;

export type StructuredType = keyof typeof schemas;

const isKnown = (type: string): type is StructuredType => Object.hasOwn(schemas, type);

const nodeSchema = z.looseObject({ "@type": z.string() });
const dataSchema = z.looseObject({
  "@context": z.literal("https://schema.org"),
  "@graph": z.array(nodeSchema).optional(),
});

export type StructuredNode = z.output<typeof nodeSchema>;

/** The things that a page's scripts of structured data speak of. */
export function structuredNodes(scripts: readonly string[]): StructuredNode[] {
  return scripts.flatMap((script) => {
    const data = dataSchema.parse(JSON.parse(script));
    return data["@graph"] ?? [nodeSchema.parse(data)];
  });
}

export function faultsOfNode(node: StructuredNode): string[] {
  const type = node["@type"];
  if (!isKnown(type)) return [`nothing is known of ${type}`];
  const { error } = schemas[type].safeParse(node);
  return error?.issues.map(({ path, message }) => `${type}.${path.join(".")}: ${message}`) ?? [];
}
