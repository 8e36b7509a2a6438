// The shelves of a page of the video room that no editor has arranged.

import type { RecordDocs } from "../../../content/records/kinds.ts";
import { parseBlocks } from "../../../content/blocks/parse-blocks.ts";
import { sectionName, tagName } from "../../../model/addresses/front-path.ts";
import { linkTo } from "../../../model/addresses/site-path.ts";
import type { PageContext } from "../../page-context.ts";
import { fetchOrContinue } from "../../rules/fetch-failure.ts";
import { isShelf, type ShelfBlock } from "../../video/shelves/plan-shelf.ts";
import type { LandingSubject } from "./landing-subject.server.ts";

/** As an editor would write it. */
interface Shelf {
  is: string;
  props: object;
}

const mostSubtopics = 12;

export async function builtInShelves(subject: LandingSubject, context: PageContext): Promise<ShelfBlock[]> {
  return parseBlocks(await shelvesFor(subject, context)).blocks.filter(isShelf);
}

async function shelvesFor(subject: LandingSubject, context: PageContext): Promise<Shelf[]> {
  switch (subject.kind) {
    case "all":
      return [latest, fullEpisodes, allShows];
    case "shows":
      return [fullEpisodes, allShows];
    case "topics":
      return (await allOf("section", context)).map((section) =>
        topic(sectionName(section), section.title, section.description),
      );
    case "topic":
      return ofTopic(subject.path, subject.title, await allOf("tag", context));
    case "show":
    default:
      return ofShow(subject.show);
  }
}

async function allOf<T extends "section" | "tag">(type: T, context: PageContext): Promise<RecordDocs[T][]> {
  return (await fetchOrContinue(context, `${type}s`, () => context.content.all(type))) ?? [];
}

const carousel = (title: string, description: string | undefined, searchCriteria: object, linkUrl?: string): Shelf => ({
  is: "content-carousel",
  props: { title, description, searchCriteria, linkUrl },
});

const latest = carousel("Latest", "What our crews have just filed.", {
  searchCriteriaSelected: "By Date",
  excludeMedia: ["full_episode", "live_stream"],
});

const fullEpisodes = carousel(
  "Full episodes",
  "Whole programs, as they were broadcast.",
  { searchCriteriaSelected: "By Date", mediaTags: ["full_episode"] },
  "/video/shows",
);

const allShows: Shelf = {
  is: "show-carousel",
  props: { title: "Our shows", description: "Each with its latest episode and its latest clip." },
};

/** ROUTE-13. */
export const topicPath = (path: string): string => linkTo(`/video/topics/${path}`);

const byTag = (path: string, more: object = {}) => ({
  searchCriteriaSelected: "By Category",
  tags: { includeAny: [path] },
  ...more,
});

const topic = (path: string, title: string, description: string | undefined): Shelf =>
  carousel(title, description, byTag(path), topicPath(path));

/** The topic itself, then what is filed below it. */
function ofTopic(path: string, title: string, tags: readonly RecordDocs["tag"][]): Shelf[] {
  const below = tags.filter((tag) => tagName(tag).startsWith(`${path}/`)).slice(0, mostSubtopics);
  return [
    carousel(`Latest in ${title}`, "Newest first.", byTag(path)),
    ...below.map((tag) => topic(tagName(tag), tag.title, tag.description)),
    carousel("Full episodes", "Whole programs on the subject.", byTag(path, { mediaTags: ["full_episode"] })),
  ];
}

/** Episodes and clips, then the other shows. */
function ofShow(show: RecordDocs["show"]): Shelf[] {
  return [...showShelves(show), allShows];
}

const byShow = (slug: string, more: object) => ({ searchCriteriaSelected: "By Show", shows: [{ slug }], ...more });

/** SHOW-04: what a show has to watch. Its own page has these too, with a way to all of them. */
export function showShelves({ show_slug: slug, title }: RecordDocs["show"], more?: string): Shelf[] {
  return [
    carousel("Full episodes", `${title}, as it was broadcast.`, byShow(slug, { mediaTags: ["full_episode"] }), more),
    carousel(
      "Clips",
      `The latest from ${title}.`,
      byShow(slug, { excludeMedia: ["full_episode", "live_stream"] }),
      more,
    ),
  ];
}
