// A post while it is written: what the form shows of it, and what of a post's record it leaves alone. Pure.

import { embedOfAddress, isEmbed } from "../../../model/desk/embed-of-address.ts";
import type { PostComponent, PostLine, PostSource } from "../../../model/desk/live-calls.ts";

export interface Draft {
  id: string;
  /** Of a post that is edited: what stood there. Absent for a new one. */
  version?: string | null;
  source: PostSource;
  title: string;
  body: string;
  author: string;
  key: boolean;
  pinned: boolean;
  components: PostComponent[];
  /** Addresses being typed, not yet part of the post. */
  picture: { url: string; alt: string };
  embed: string;
}

const nothingTyped = { picture: { url: "", alt: "" }, embed: "" };

export function newDraft(id: string, author: string): Draft {
  return { id, source: {}, title: "", body: "", author, key: false, pinned: false, components: [], ...nothingTyped };
}

export function draftOf({ id, version, post }: PostLine): Draft {
  const { title = "", body = "", author = "", key = false, pinned = false, components = [] } = post;
  return { id, version, source: post, title, body, author, key, pinned, components, ...nothingTyped };
}

export function hasWords({ title, body, components, picture, embed }: Draft): boolean {
  return [title, body, picture.url, picture.alt, embed].some((text) => text.trim() !== "") || components.length > 0;
}

/** What keeps it from being sent, in words for its place. */
export interface DraftFaults {
  title?: string;
  picture?: string;
  embed?: string;
  whole?: string;
}

/** Longer, a headline of a post fills the screen of a phone. */
export const longestTitle = 120;

export function faultsOf(draft: Draft): DraftFaults {
  const { title, picture, embed } = draft;
  const faults: DraftFaults = {};
  if (title.trim().length > longestTitle) {
    faults.title = `${title.trim().length} characters: more than ${longestTitle} fill the screen of a phone.`;
  }
  if (picture.url.trim() !== "" && picture.alt.trim() === "") {
    faults.picture = "Alt text is missing: say what the picture shows.";
  } else if (picture.url.trim() !== "" && !/^(https:\/\/|\/(?!\/))/.test(picture.url.trim())) {
    faults.picture = "The address of a picture begins with https:// or is a path of this site.";
  }
  if (embed.trim() !== "" && embedOfAddress(embed) === undefined) {
    faults.embed = "No post or video of YouTube, Vimeo, X, Instagram, TikTok or Facebook has this address.";
  }
  if (!hasWords(draft)) faults.whole = "There is nothing to post yet.";
  return faults;
}

/** The record of the post. Fields that are empty are left out. */
export function postOf(draft: Draft): PostSource {
  const { source, title, body, author, key, pinned } = draft;
  const { title: _, body: _body, author: _author, key: _key, pinned: _pinned, components: _all, ...others } = source;
  const components = componentsOf(draft);
  return {
    ...others,
    ...(title.trim() !== "" && { title: title.trim() }),
    ...(body !== "" && { body }),
    ...(author.trim() !== "" && { author: author.trim() }),
    ...(components.length > 0 && { components }),
    ...(pinned && { pinned }),
    ...(key && { key }),
  };
}

function componentsOf({ components, picture, embed }: Draft): PostComponent[] {
  const url = picture.url.trim();
  const shown = embedOfAddress(embed);
  return [
    ...components,
    ...(url === "" ? [] : [{ is: "article-image", props: { url, imageAlt: picture.alt.trim() } }]),
    ...(shown === undefined ? [] : [shown]),
  ];
}

const isPicture = ({ is }: PostComponent) => is === "article-image" || is === "image";
const textOf = (value: unknown) => (typeof value === "string" ? value : "");

/** What stands under the words, as a line of text. */
export function componentWords(component: PostComponent): string {
  const { is, props = {} } = component;
  if (isPicture(component)) return `Picture: ${textOf(props["imageAlt"]) || textOf(props["url"])}`;
  return isEmbed(component) ? `Embed: ${textOf(props["url"]) || is}` : is;
}

export function pictureIn(components: readonly PostComponent[] = []): { url: string; alt: string } | undefined {
  const props = components.find(isPicture)?.props;
  return props && { url: textOf(props["url"]), alt: textOf(props["imageAlt"]) };
}
