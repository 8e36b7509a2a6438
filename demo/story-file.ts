// Reads a story file (see README.md) and makes the `article` record of it. A bad file is refused with its name and the reason.

import { brand } from "../model/brand.ts";
import { readCorrections } from "./corrections.ts";
import { withClockTimes } from "./clock-times.ts";
import { keepTogether } from "./keep-together.ts";
import { readFrontMatter, type FrontMatter } from "./front-matter.ts";
import { escapeHtml, inlineHtml, inlineText } from "./inline-markup.ts";
import { electionSectionTopic } from "./records/election-sections.ts";
import type { PersonRecord } from "./records/people.ts";
import { shows, showUrl } from "./records/shows.ts";
import { isSectionPath, sectionTopic, type SectionPath } from "./records/sections.ts";
import { slideshowTag, tagTopic } from "./records/tags.ts";
import { articleImage, artUrl, readBody, type Component } from "./story-body.ts";
import { StoryFault, type Refuse } from "./story-fault.ts";
import { videoId } from "./videos/video-facts.ts";
import { videos } from "./videos/videos.ts";

/** How long before its publication a story was begun. */
const writingTime = 55 * 60_000;

export type People = ReadonlyMap<string, PersonRecord>;

interface ParsedStory {
  front: FrontMatter;
  components: Component[];
}

export function readStory(text: string, section: string, slug: string, now: number, people: People) {
  const refuse = refusalsOf(section, slug);
  const { front, components } = parseStory(withClockTimes(text, now), slug, refuse);
  if (!isSectionPath(section)) return refuse(`${section} is not a section`);
  const path = `/${section}/${slug}`;
  const opinion = isOpinion(section, front);
  const published = iso(now - front.ago);
  const updated = iso(now - front.updated);
  return {
    type: "article",
    id: slug,
    content_type: front.wire === undefined ? "article" : "wire_post",
    fn__legacy_type: front.type,
    fn__story_type: opinion ? "opinion" : "news",
    title: front.title,
    dek: front.dek,
    standfirst: front.standfirst,
    dateline: front.dateline === undefined ? undefined : escapeHtml(front.dateline),
    kickerText: front.kicker ?? (front.flags.has("exclusive") ? "EXCLUSIVE" : undefined),
    canonical_url: `${brand.domain}${path}`,
    originalCanonical_url: path,
    components: arranged(front, components, lead(front, refuse)),
    thumbnail: artUrl(front.art),
    imageAlt: inlineText(front.caption ?? ""),
    wp__category: sectionTopic(section),
    fn__sections: [
      sectionTopic(section),
      ...front.also.map((other) => electionSectionTopic(other) ?? refuse(`${other} is not a section of the election`)),
    ],
    wp__tags: tagsOf(front).map((tag) => tagTopic(tag) ?? refuse(`${tag} is not a tag`)),
    fn__contributors: front.authors.map((id) =>
      contributor(people.get(id) ?? refuse(`${id} is not a person of the newsroom`)),
    ),
    fn__additional_authors: front.byline,
    fn__shows: front.shows.map((show) => showNamed(show) ?? refuse(`${show} is not a show`)),
    ...sourceOf(front),
    fn__distribution_platforms: {
      google_news: { amp: front.wire === undefined && isOnAmp(slug) },
      facebook_news: { opinion },
    },
    comments: { enabled: opinion },
    created_date: iso(now - front.ago - writingTime),
    publication_date: published,
    last_published_date: updated,
    last_modified_date: updated,
    published: !front.flags.has("draft"),
    isBreaking: front.flags.has("breaking"),
    isDeveloping: front.flags.has("developing"),
    isLive: front.flags.has("live"),
    corrections: readCorrections(front.corrections, now, refuse),
  };
}

function tagsOf({ type, tags }: FrontMatter): readonly string[] {
  return type === "slideshow" ? [...tags, slideshowTag] : tags;
}

function refusalsOf(section: string, slug: string): Refuse {
  return (reason) => {
    throw new StoryFault(`demo/stories/${section}/${slug}.md`, reason);
  };
}

function parseStory(text: string, slug: string, refuse: Refuse): ParsedStory {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) refuse("the file name must be lowercase words with hyphens");
  const [head = "", ...rest] = keepTogether(text).replaceAll("\r\n", "\n").split(/^---$/m);
  if (rest.length === 0) refuse("the line --- between front matter and body is missing");
  const front = readFrontMatter(head, refuse);
  return { front, components: readBody(rest.join("---"), refuse) };
}

/** A video leads where the story names one; its picture is still the story's elsewhere. */
function lead({ art, caption = "", credit = "", video }: FrontMatter, refuse: Refuse): Component {
  if (video !== undefined) {
    return { is: "video-inline", props: { videoId: videoIdOf(video, refuse), caption: inlineHtml(caption, refuse) } };
  }
  return articleImage(artUrl(art), caption, credit, refuse);
}

/** An interactive begins with whatever its writer put first; the others with their lead picture. */
function arranged({ type }: FrontMatter, components: Component[], opening: Component): Component[] {
  if (type === "interactive") return components;
  return [opening, ...(type === "slideshow" ? inOneGallery(components) : components)];
}

function videoIdOf(number: string, refuse: Refuse): string {
  const video = videos.find((known) => String(known.number) === number);
  return video === undefined ? refuse(`${number} is not a video of demo/videos`) : videoId(video);
}

/** The pictures of a slideshow are the items of one slider, in the place of the first; the words stay where they are. */
function inOneGallery(components: readonly Component[]): Component[] {
  const isPicture = ({ is }: Component) => is === "article-image";
  const items = components.filter(isPicture).map(({ props: { url, imageAlt, ...words } }, index) => ({
    imageId: `picture-${index + 1}`,
    imageUrl: url,
    alt: imageAlt,
    ...words,
  }));
  const gallery: Component = { is: "slider", props: { items } };
  const first = components.findIndex(isPicture);
  return components.flatMap((component, index) => {
    if (!isPicture(component)) return [component];
    return index === first ? [gallery] : [];
  });
}

function contributor({ id, full_name, role, canonicalUrl, avatar, shortBio }: PersonRecord) {
  return { full_name, page_url: canonicalUrl, role, avatar, shortBio, person_id: id };
}

function showNamed(slug: string) {
  const show = shows.find((known) => known.slug === slug);
  return show && { title: show.title, show_slug: slug, canonical_url: showUrl(slug) };
}

/** A story of an agency is at home with the agency (ART-15). */
function sourceOf({ wire }: FrontMatter) {
  if (wire === undefined) return { fn__sources: [{ label: brand.name, url: "/" }] };
  return {
    external_source: wire.name,
    third_party_canonical_url: wire.url,
    fn__sources: [{ label: wire.name, url: new URL(wire.url).origin }],
  };
}

function isOpinion(section: SectionPath, { flags }: FrontMatter): boolean {
  return section === "opinion" || flags.has("opinion");
}

/** Nine of ten stories, whatever stories come and go around them. */
function isOnAmp(slug: string): boolean {
  let sum = 0;
  for (const character of slug) sum += character.codePointAt(0) ?? 0;
  return sum % 10 !== 0;
}

function iso(time: number): string {
  return new Date(time).toISOString();
}
