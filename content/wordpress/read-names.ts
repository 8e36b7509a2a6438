// What posts refer to and may stand further down: the file is read for it once before the posts are, and never held.

import { createReadStream } from "node:fs";
import { placesWantedIn } from "./anchors.ts";
import { BlogClock } from "./blog-clock.ts";
import { blogOf } from "./blog.ts";
import { clipsNamedIn, postersNamedIn, unnamedFilm } from "./clips.ts";
import { captionsNamedIn, type FilmCaptions } from "./film-captions.ts";
import { guestAuthor, guestOf, whoWrote, type Guest } from "./guest-authors.ts";
import { dayOf, noteTimes } from "./dated.ts";
import { isPublicType, isPublished, mayBeStory, numberOfItem, reusableBlock, typeOf } from "./item-kind.ts";
import { attachmentOf, type Attachment } from "./media.ts";
import { writersOf } from "./people-of.ts";
import { linkPath } from "./post-address.ts";
import { readWxr, type WxrAuthor, type WxrEntry, type WxrHeadTerm, type WxrItem, type WxrSite } from "./read-wxr.ts";

export interface BlogNames {
  site: WxrSite;
  authors: Map<string, WxrAuthor>;
  guests: Guest[];
  /** Who wrote something and is neither among the authors of the export nor its guests. */
  unlisted: Map<string, WxrAuthor>;
  attachments: Map<string, Attachment>;
  categories: Map<string, WxrHeadTerm>;
  tags: Map<string, WxrHeadTerm>;
  /** Of kinds that plug-ins and themes bring. */
  furtherTerms: WxrHeadTerm[];
  /** Numbers of the items that come over. */
  imported: Set<number>;
  /** Types beside posts whose items are stories, with the first word of their addresses. */
  types: Map<string, string>;
  /** Passages that several stories show, by their number. */
  blocks: Map<string, string>;
  /** Films that stories show, by address or number, and whether one that readers see does. */
  clips: Map<string, boolean>;
  /** The pictures that stories show before films play, by the address of the film. */
  posters: Map<string, string>;
  /** What they say in writing, likewise. */
  captions: Map<string, FilmCaptions>;
  /** Names of places in posts that links of others lead to. */
  places: Set<string>;
  /** Where sections may want to stand, and a post or page does. */
  taken: Set<string>;
  /** On which something was published, `20190512`. */
  days: Set<string>;
  clock: BlogClock;
}

export function entriesIn(files: readonly string[]): AsyncIterable<WxrEntry> {
  return readAll();
  async function* readAll() {
    for (const file of files) {
      try {
        yield* readWxr(createReadStream(file, { highWaterMark: 256 * 1024 }));
      } catch (error) {
        throw new Error(`${file} ${error instanceof Error ? error.message : String(error)}`, { cause: error });
      }
    }
  }
}

/** `types`: which types beside posts are stories; without it those that had pages of their own. */
export async function readNames(files: readonly string[], types?: readonly string[]): Promise<BlogNames> {
  const names: BlogNames = {
    site: { title: "", address: "" },
    authors: new Map(),
    guests: [],
    unlisted: new Map(),
    attachments: new Map(),
    categories: new Map(),
    tags: new Map(),
    furtherTerms: [],
    imported: new Set(),
    types: new Map(types?.map((type) => [type, type])),
    blocks: new Map(),
    clips: new Map(),
    posters: new Map(),
    captions: new Map(),
    places: new Set(),
    taken: new Set(),
    days: new Set(),
    clock: new BlogClock(),
  };
  const candidates = new Candidates(names, types !== undefined);
  for await (const entry of entriesIn(files)) {
    if ("site" in entry) {
      if (names.site.address === "") names.site = entry.site;
    } else if ("author" in entry) names.authors.set(entry.author.login, entry.author);
    else if ("term" in entry) noteTerm(names, entry.term);
    else candidates.note(entry.item);
  }
  candidates.finish();
  return { ...names, ...whoWrote(names.authors, names.guests, names.unlisted.values()) };
}

function termsOf({ categories, tags }: BlogNames, domain: string): Map<string, WxrHeadTerm> | undefined {
  return domain === "category" ? categories : domain === "post_tag" ? tags : undefined;
}

function noteTerm(names: BlogNames, term: WxrHeadTerm): void {
  const terms = termsOf(names, term.domain);
  if (terms === undefined) names.furtherTerms.push(term);
  else terms.set(term.slug, term);
}

/** Items that may come over: of some the type turns out to be one of stories only further down. */
class Candidates {
  readonly #names: BlogNames;
  readonly #areTypesGiven: boolean;
  readonly #numbers = new Map<string, number[]>();

  constructor(names: BlogNames, areTypesGiven: boolean) {
    this.#names = names;
    this.#areTypesGiven = areTypesGiven;
  }

  /** Asked for when the head of the first file has been read. */
  get #hosts(): readonly string[] {
    return blogOf(this.#names.site, undefined).hosts;
  }

  note(item: WxrItem): void {
    const { attachments, blocks, guests } = this.#names;
    const type = typeOf(item);
    const attachment = attachmentOf(item);
    if (attachment !== undefined) attachments.set(attachment.id, attachment);
    else if (type === guestAuthor) guests.push(...[guestOf(item)].flatMap((guest) => guest ?? []));
    else if (type === reusableBlock) blocks.set(numberOfItem(item), item.fields.get("content:encoded") ?? "");
    else this.#noteText(item, type);
  }

  #noteText(item: WxrItem, type: string): void {
    this.#noteTerms(item);
    if (!this.#mayComeOver(item, type)) return;
    const { types, clips, posters, captions, taken, categories, unlisted, days, clock } = this.#names;
    noteTimes(item, clock);
    const day = dayOf(item);
    if (day !== undefined && isPublished(item)) days.add(day.replaceAll("-", ""));
    const path = linkPath(item);
    if (this.#areTypesGiven ? types.get(type) === type : isPublicType(item))
      types.set(type, this.#firstWord(path) ?? type);
    const numbers = this.#numbers.get(type);
    const number = Number(numberOfItem(item));
    if (numbers === undefined) this.#numbers.set(type, [number]);
    else numbers.push(number);
    for (const writer of writersOf(item)) if (!unlisted.has(writer.login)) unlisted.set(writer.login, writer);
    const html = item.fields.get("content:encoded") ?? "";
    for (const [film, poster] of postersNamedIn(html)) posters.set(film, poster);
    for (const [film, track] of captionsNamedIn(html)) captions.set(film, track);
    if (html.includes("#")) for (const place of placesWantedIn(html, this.#hosts)) this.#names.places.add(place);
    for (const clip of clipsNamedIn(html)) {
      const name = clip === unnamedFilm ? unnamedFilm + numberOfItem(item) : clip;
      clips.set(name, isPublished(item) || clips.get(name) === true);
    }
    // At the root of the site a section comes before a story.
    const word = path?.slice(1).replace(/-\d$/, "") ?? "";
    const isRoot = path?.lastIndexOf("/") === 0;
    if (path !== undefined && isRoot && (type === "page" || categories.has(word))) taken.add(path);
  }

  #mayComeOver(item: WxrItem, type: string): boolean {
    const isOther = this.#areTypesGiven && type !== "post" && type !== "page" && !this.#names.types.has(type);
    return !isOther && mayBeStory(item);
  }

  #noteTerms({ terms }: WxrItem): void {
    for (const { domain, slug, name } of terms) {
      const known = termsOf(this.#names, domain);
      if (known !== undefined && slug !== "" && !known.has(slug)) {
        known.set(slug, { id: "", domain, slug, name, parent: "", description: "" });
      }
    }
  }

  /** `event` of `/event/harvest`; nothing for what stood at the root of the blog. */
  #firstWord(path: string | undefined): string | undefined {
    const { base } = blogOf(this.#names.site, undefined);
    const [, first, second] = path?.slice(path.startsWith(`${base}/`) ? base.length : 0).split("/") ?? [];
    return second === undefined ? undefined : first;
  }

  finish(): void {
    const { imported, types, blocks, clips } = this.#names;
    for (const text of blocks.values()) for (const clip of clipsNamedIn(text)) clips.set(clip, true);
    for (const type of ["post", "page", ...types.keys()]) {
      for (const number of this.#numbers.get(type) ?? []) imported.add(number);
    }
  }
}
