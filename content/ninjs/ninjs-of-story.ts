// A story as a news item of ninjs 3.0: what a partner's system reads. Addresses are whole.

import { isExternal } from "../../model/addresses/site-path.ts";
import { articleText } from "../blocks/article-text.ts";
import { wordsOf } from "../blocks/block-words.ts";
import type { RecordDocs } from "../records/kinds.ts";
import { htmlOfPassages } from "./html-of-passages.ts";

export interface NinjsHome {
  /** Scheme and host, without a slash at the end. */
  origin: string;
  language: string;
  /** Who holds the rights. */
  publisher: string;
}

type Story = RecordDocs["article"];

const absoluteUrl = (origin: string, address: string) => (isExternal(address) ? address : origin + address);

export const standard = {
  name: "ninjs",
  version: "3.0",
  schema: "http://www.iptc.org/std/ninjs/ninjs-schema_3.0.json",
};

export function ninjsOfStory(story: Story, home: NinjsHome): object {
  const { origin, language, publisher } = home;
  const picture = story.thumbnail ?? story.social_image;
  const address = absoluteUrl(origin, story.canonical_url);
  const text = articleText(story.blocks);
  const html = htmlOfPassages(story.blocks.flatMap(wordsOf));
  const names = story.fn__contributors.map(({ full_name }) => full_name);
  return {
    uri: address,
    standard,
    type: "text",
    ...timesOf(story),
    pubStatus: story.published ? "usable" : "withheld",
    language,
    copyrightHolder: publisher,
    headlines: [{ role: "main", contentType: "text/plain", value: story.title }],
    ...(story.dek && { descriptions: [{ role: "summary", contentType: "text/plain", value: story.dek }] }),
    ...(text && {
      bodies: [
        { role: "main", contentType: "text/html", wordCount: text.split(/\s+/).length, value: html },
        { role: "plain", contentType: "text/plain", charCount: text.length, value: text },
      ],
    }),
    ...subjectsOf(story, origin),
    ...(names.length > 0 && {
      by: names.join(", "),
      people: story.fn__contributors.map(({ full_name, page_url }) => ({
        name: full_name,
        rel: "author",
        ...(page_url && { uri: absoluteUrl(origin, page_url) }),
      })),
    }),
    ...(picture && { associations: [pictureOf(absoluteUrl(origin, picture), story.imageAlt)] }),
    altIds: [{ role: "id", value: story.id }],
  };
}

function timesOf({
  publication_date,
  created_date,
  last_published_date,
  last_modified_date,
  expiration_date,
}: Story): object {
  const first = whole(publication_date ?? created_date);
  const version = whole(last_published_date ?? last_modified_date ?? publication_date);
  const expires = whole(expiration_date);
  return {
    ...(first && { firstCreated: first }),
    ...(version && { versionCreated: version }),
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

function pictureOf(href: string, alt: string | undefined): object {
  return {
    name: "main picture",
    uri: href,
    type: "picture",
    ...(alt && { descriptions: [{ role: "alttext", contentType: "text/plain", value: alt }] }),
    renditions: [{ name: "original", href }],
  };
}
