// One item of ninjs as a story: its richest body, its pictures, its subjects as tags.

import { createHash } from "node:crypto";
import { slugOf } from "../../model/addresses/slug.ts";
import { sitePath } from "../../model/addresses/site-path.ts";
import { mayStandAt } from "../../model/addresses/may-stand-at.ts";
import { escapeAttribute, escapeText } from "../../model/html/escape.ts";
import { describedByWords } from "../moving-in/first-words.ts";
import type { GivenRecord } from "../moving-in/given-record.ts";
import type { Component } from "../wordpress/component.ts";
import { componentsOf } from "../wordpress/components-of.ts";
import type { MediaLookup } from "../wordpress/media.ts";
import { plain } from "../wordpress/plain.ts";
import type { FileSection } from "./file-sections.ts";
import { furtherFields, type NinjsAssociation, type NinjsItem } from "./ninjs-item.ts";

export interface ItemParts {
  name: string;
  /** Where items without one of their own are filed, e.g. `news`. */
  section: string;
  file: FileSection;
  media: MediaLookup;
  /** Hears of what is left out. */
  tell: (what: string) => void;
  /** Hears of what somebody has to heed. */
  note: (what: string) => void;
}

const hashOf = (text: string) => createHash("sha1").update(text).digest("hex").slice(0, 8);

/** The same for every version of an item. */
export function idOfItem({ uri }: NinjsItem, name: string): string {
  const last = uri.split(/[/:#]/).findLast((part) => part !== "") ?? "";
  return [name, slugOf(last).slice(0, 80), hashOf(uri)].filter(Boolean).join("-");
}

/** Throws a `MarkupError` for a body that is too large. */
export function storyOfItem(item: NinjsItem, parts: ItemParts): GivenRecord {
  const { name, media, tell } = parts;
  for (const field of furtherFields(item)) tell(`its ${field}`);
  for (const words of furtherWords(item)) tell(words);
  for (const words of termsOf(item)) parts.note(words);
  const { title: section, path } = sectionOf(item, parts);
  const [first, ...pictures] = item.associations.filter(isPicture);
  for (const { type } of item.associations.filter((one) => !isPicture(one)))
    tell(`something associated, of the type ${type ?? "unknown"}`);
  const dek = wordsOf(entryOf(item.descriptions, dekRoles));
  const picture = first && pictureOf(first, media);
  const html = htmlIn(item);
  const sources = sourcesOf(item);
  const isBesideBody = ({ renditions }: NinjsAssociation) => !renditions.some(({ href = "" }) => isShownIn(html, href));
  const besideBody = pictures.filter(isBesideBody);
  const components = [
    // A thumbnail has no caption: a picture that opens the body leads the story as well.
    ...(first && picture?.caption && isBesideBody(first) ? [imageOf(picture)] : []),
    ...componentsOf(html, { post: item.uri, media, hasShortcodes: false, tell }),
    ...furtherPictures(besideBody, media),
  ];
  const description = dek === "" ? describedByWords(components) : "";
  return {
    type: "article",
    id: idOfItem(item, name),
    title: headlineOf(item),
    canonical_url: addressOfItem(item, parts),
    ...(dek && { dek }),
    ...(description && { meta_description: description }),
    ...(item.located && { dateline: escapeText(item.located) }),
    wp__category: { title: section, slug: path, path },
    wp__tags: item.subjects.filter(({ rel }) => rel !== "section").flatMap(tagOf),
    ...authorsOf(item),
    ...(picture && {
      thumbnail: { url: picture.url },
      ...(picture.alt && { imageAlt: picture.alt }),
      ...(picture.copyright && { imageCopyright: picture.copyright }),
    }),
    ...(sources.length > 0 && { fn__sources: sources }),
    ...(item.copyrightnotice && { fn__footer: escapeText(item.copyrightnotice) }),
    components,
    published: item.pubstatus === undefined || item.pubstatus === "usable",
    ...dated(item),
    ninjs: originOf(item),
  };
}

type Filing = Pick<ItemParts, "section" | "file">;

const sectionOf = ({ subjects }: NinjsItem, { section, file }: Filing) =>
  file(subjects.find(({ rel, name }) => rel === "section" && name)?.name ?? section);

function headlineOf({ headlines, title, slugline }: NinjsItem): string {
  return wordsOf(entryOf(headlines, ["main"])) || plain(title ?? "") || plain(slugline ?? "") || "Untitled";
}

type Entry = NinjsItem["headlines"][number];

/** Of one of these roles, else the first. */
function entryOf(entries: readonly Entry[], roles: readonly string[]): Entry | undefined {
  const wanted = roles.flatMap((role) => entries.find((entry) => entry.role === role) ?? []);
  return wanted[0] ?? entries[0];
}

const dekRoles = ["summary", "main", "caption"];

/** Headlines and descriptions beside the one of each that a story has. */
function furtherWords({ headlines, descriptions }: NinjsItem): string[] {
  const rest = (entries: readonly Entry[], roles: readonly string[], name: string) => {
    const used = wordsOf(entryOf(entries, roles));
    return entries
      .filter((entry) => wordsOf(entry) !== used)
      .map((entry) => `its ${name}${entry.role ? ` of the role ${entry.role}` : ""}: ${wordsOf(entry)}`);
  };
  return [...rest(headlines, ["main"], "headline"), ...rest(descriptions, dekRoles, "description")];
}

const isPlain = ({ contenttype = "" }: Entry) => /^text\/plain\b/i.test(contenttype);

/** What is said to be plain has no markup, whatever signs are in it. */
function wordsOf(entry: Entry | undefined): string {
  if (entry === undefined) return "";
  return isPlain(entry) ? entry.value.replaceAll(/\s+/g, " ").trim() : plain(entry.value);
}

const htmlOf = (entry: Entry | undefined) =>
  entry === undefined ? "" : isPlain(entry) ? escapeText(entry.value.trim()) : entry.value;

function htmlIn({ bodies }: NinjsItem): string {
  const marked = bodies.find(
    ({ contenttype = "", role = "" }) => /html/i.test(contenttype) || /richtext|html/i.test(role),
  );
  return marked?.value ?? paragraphs(entryOf(bodies, ["main"])?.value ?? "");
}

/** A picture that stands in the body is not shown a second time. */
const isShownIn = (html: string, href: string) => href !== "" && html.includes(`src="${escapeAttribute(href)}"`);

function paragraphs(text: string): string {
  return text
    .split(/\n\s*\n/)
    .filter((part) => part.trim() !== "")
    .map((part) => `<p>${escapeText(part.trim())}</p>`)
    .join("");
}

/** An address of this site is its own; any other is made from its headline. */
export function addressOfItem(item: NinjsItem, filing: Filing): string {
  const { uri } = item;
  const own = /^https?:/.test(uri) ? sitePath(uri) : undefined;
  if (own !== undefined && own !== "/" && mayStandAt("article", own)) return own;
  const words = slugOf(headlineOf(item)).slice(0, 100) || "story";
  return `/${sectionOf(item, filing).path}/${words}-${hashOf(uri)}`;
}

function tagOf({ name, uri }: NinjsItem["subjects"][number]): object[] {
  const path = slugOf(name ?? "");
  return path === "" ? [] : [{ title: name, slug: path, path, ...(uri && { uri }) }];
}

const isAuthor = ({ rel }: NinjsItem["people"][number]) => rel === "author" || rel === "creator";

function authorsOf({ people, by }: NinjsItem): object {
  const named = people.filter(isAuthor).flatMap(({ name }) => name ?? []);
  const names = named.length > 0 ? named : by ? [by.replace(/^by\s+/i, "")] : [];
  return names.length === 0 ? {} : { fn__contributors: names.map((full_name) => ({ full_name })) };
}

function isPicture({ type, renditions }: NinjsAssociation): boolean {
  return (type === "picture" || type === "graphic") && renditions.some(({ href }) => href !== undefined);
}

function sourcesOf({ infosources }: NinjsItem): object[] {
  return infosources.flatMap(({ name, uri = "" }) =>
    name ? [{ label: name, ...(/^https?:/.test(uri) && { url: uri }) }] : [],
  );
}

/** What whoever publishes it has agreed to. */
function termsOf({ usageterms, ednote, associations }: NinjsItem): string[] {
  return [
    ...(usageterms ? [`may be used on these terms: ${usageterms}`] : []),
    ...(ednote ? [`has a note to editors: ${ednote}`] : []),
    ...associations.flatMap(({ usageterms: ofPicture, name }) =>
      ofPicture ? [`its ${name ?? "picture"} may be used on these terms: ${ofPicture}`] : [],
    ),
  ];
}

/** Who made it and whose it is. */
function creditOf({
  by = "",
  copyrightnotice,
  copyrightholder,
}: Pick<NinjsAssociation, "by" | "copyrightnotice" | "copyrightholder">): string {
  const rights = copyrightnotice || copyrightholder || "";
  return rights.includes(by) ? rights : [by, rights].filter(Boolean).join(" / ");
}

function pictureOf(association: NinjsAssociation, media: MediaLookup) {
  const { headlines, descriptions, renditions } = association;
  const [best] = renditions
    .filter(({ href }) => href !== undefined)
    .toSorted((one, other) => (other.width ?? 0) - (one.width ?? 0));
  const alt = wordsOf(descriptions.find(({ role }) => role === "alttext") ?? entryOf(headlines, []));
  const captions = descriptions.filter(({ role }) => role !== "alttext");
  const caption = htmlOf(entryOf(captions, ["caption"]));
  return { url: media.moved(best?.href ?? ""), alt, caption, copyright: creditOf(association) };
}

const imageOf = ({ url, alt, caption, copyright }: ReturnType<typeof pictureOf>): Component => ({
  is: "article-image",
  props: { url, ...(alt && { imageAlt: alt }), ...(caption && { caption }), ...(copyright && { copyright }) },
});

function furtherPictures(pictures: readonly NinjsAssociation[], media: MediaLookup): Component[] {
  const shown = pictures.map((one) => pictureOf(one, media));
  const items = shown.map(({ url, alt, caption, copyright }) => ({
    imageUrl: url,
    ...(alt && { alt }),
    ...(caption && { caption }),
    ...(copyright && { copyright }),
  }));
  if (items.length > 1) return [{ is: "slider", props: { items } }];
  return shown.map(imageOf);
}

/** Nobody sees it before an embargo is over. */
function dated({ firstcreated, versioncreated, contentcreated, embargoed, expires }: NinjsItem): object {
  const published = embargoed ?? firstcreated ?? contentcreated ?? versioncreated;
  return {
    ...(published && { publication_date: published }),
    ...(versioncreated && { last_published_date: versioncreated }),
    ...(expires && { expiration_date: expires }),
  };
}

/** What export and feeds give back, and what decides between two versions. */
function originOf(item: NinjsItem): object {
  const { uri, version, versioncreated, language, slugline, altids, copyrightholder, copyrightnotice } = item;
  const { usageterms, ednote, infosources, organisations, places, events, genres } = item;
  const people = item.people.filter((person) => !isAuthor(person));
  const said = { version, versioncreated, language, slugline, copyrightholder, copyrightnotice, usageterms, ednote };
  const lists = { infosources, people, organisations, places, events, genres };
  return {
    uri,
    ...Object.fromEntries(Object.entries(said).filter(([, value]) => value !== undefined && value !== "")),
    ...Object.fromEntries(Object.entries(lists).filter(([, some]) => some.length > 0)),
    altids,
  };
}
