// A story as a news item of ninjs 3.0: what a partner's system reads. Addresses are whole.

import { isExternal } from "../../model/addresses/site-path.ts";
import { articleText } from "../blocks/article-text.ts";
import type { RecordDocs } from "../records/kinds.ts";
import { instantOf } from "../../model/time/instant-of.ts";
import { idsOf, originFields } from "./ninjs-origin.ts";
import { htmlOfBlocks, picturesIn, withWholeAddresses, type ShownPicture } from "./html-of-blocks.ts";

export interface NinjsHome {
  /** Scheme and host, without a slash at the end. */
  origin: string;
  language: string;
  /** Who holds the rights in stories of its own. */
  publisher: string;
  now: number;
  /** Hears of blocks that have no form there. */
  tell?: (what: string) => void;
}

type Story = RecordDocs["article"];

function absoluteUrl(origin: string, address: string): string {
  if (address.startsWith("//")) return `https:${address}`;
  return isExternal(address) ? address : origin + address;
}

export const standard = {
  name: "ninjs",
  version: "3.0",
  schema: "http://www.iptc.org/std/ninjs/ninjs-schema_3.0.json",
};

export function ninjsOfStory(story: Story, home: NinjsHome): object {
  const { origin, tell = () => {} } = home;
  const address = absoluteUrl(origin, story.canonical_url);
  const text = articleText(story.blocks);
  const html = withWholeAddresses(htmlOfBlocks(story.blocks, tell), (url) => absoluteUrl(origin, url));
  const associations = picturesOf(story, origin);
  const authors = story.fn__contributors.map(({ full_name, page_url }) => ({
    name: full_name,
    rel: "author",
    ...(page_url && { uri: absoluteUrl(origin, page_url) }),
  }));
  const people = [...authors, ...(story.ninjs?.people ?? [])];
  const names = story.fn__contributors.map(({ full_name }) => full_name);
  return {
    uri: address,
    standard,
    type: "text",
    ...timesOf(story, home.now),
    pubStatus: story.published ? "usable" : "withheld",
    ...originFields(story, home),
    headlines: [{ role: "main", contentType: "text/plain", value: story.title }],
    ...(story.dek && { descriptions: [{ role: "summary", contentType: "text/plain", value: story.dek }] }),
    ...(html && {
      bodies: [
        { role: "main", contentType: "text/html", ...(text && { wordCount: text.split(/\s+/).length }), value: html },
        ...(text ? [{ role: "plain", contentType: "text/plain", charCount: text.length, value: text }] : []),
      ],
    }),
    ...subjectsOf(story, origin),
    ...(names.length > 0 && { by: names.join(", ") }),
    ...(people.length > 0 && { people }),
    ...(associations.length > 0 && { associations }),
    altIds: idsOf(story, address),
  };
}

function timesOf(
  { published, publication_date, created_date, last_published_date, last_modified_date, expiration_date }: Story,
  now: number,
): object {
  const isDueLater = published && (instantOf(publication_date) ?? 0) > now;
  const first = whole(publication_date ?? created_date);
  const version = whole(last_published_date ?? last_modified_date ?? publication_date);
  const expires = whole(expiration_date);
  return {
    ...(first && { firstCreated: first }),
    ...(version && { versionCreated: version }),
    ...(isDueLater && { embargoed: whole(publication_date) }),
    ...(expires && { expires }),
  };
}

/** With its zone, as the format asks for. */
function whole(time: string | undefined): string | undefined {
  const at = Date.parse(time ?? "");
  return Number.isNaN(at) ? undefined : new Date(at).toISOString();
}

function subjectsOf({ wp__category, fn__sections, wp__tags }: Story, origin: string): object {
  const sections = wp__category === undefined ? fn__sections.slice(0, 1) : [wp__category];
  const subjects = [
    ...sections.map((topic) => ({ topic, rel: "section", folder: "" })),
    ...wp__tags.map((topic) => ({ topic, rel: "about", folder: "/category" })),
  ].flatMap(({ topic: { title, path, slug }, rel, folder }) => {
    const place = path ?? slug;
    const name = title ?? place;
    return name === undefined
      ? []
      : [{ name, rel, ...(place && { uri: absoluteUrl(origin, `${folder}/${place.replace(/^\//, "")}`) }) }];
  });
  return subjects.length === 0 ? {} : { subjects };
}

/** The main picture first, then those of the body, each once. */
function picturesOf({ thumbnail, social_image, imageAlt, imageCopyright, blocks }: Story, origin: string): object[] {
  const main = thumbnail ?? social_image;
  const inBody = picturesIn(blocks);
  const shown: ShownPicture[] =
    main === undefined ? inBody : [{ url: main, alt: imageAlt, copyright: imageCopyright }, ...inBody];
  const each = new Map<string, ShownPicture>();
  for (const picture of shown) {
    const before = each.get(picture.url);
    const alt = before?.alt ?? picture.alt;
    each.set(picture.url, { ...picture, alt, copyright: picture.copyright ?? before?.copyright });
  }
  return [...each.values()].map((picture, place) => {
    const name = picture.url === main ? "main picture" : `picture ${place + (main === undefined ? 1 : 0)}`;
    return pictureOf(name, { ...picture, url: absoluteUrl(origin, picture.url) });
  });
}

function pictureOf(name: string, { url, alt, caption, copyright }: ShownPicture): object {
  const descriptions = [
    ...(alt ? [{ role: "alttext", contentType: "text/plain", value: alt }] : []),
    ...(caption ? [{ role: "caption", contentType: "text/html", value: caption }] : []),
  ];
  return {
    name,
    uri: url,
    type: "picture",
    ...(copyright && { copyrightNotice: copyright }),
    ...(descriptions.length > 0 && { descriptions }),
    renditions: [{ name: "original", href: url }],
  };
}
