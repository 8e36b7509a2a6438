// What a page of the text edition holds, by the record that stands at the path of the full page.

import type { ContentClient } from "../../content/client.ts";
import { newestFirst } from "../../content/layouts/read-stories.ts";
import { isOut } from "../../content/records/is-out.ts";
import type { RecordDocs } from "../../content/records/kinds.ts";
import { everythingList, mediaList, sectionList, showList, tagList } from "../../model/fields/list-names.ts";
import { displayedDate } from "../article/displayed-date.ts";
import type { Block } from "../../content/blocks/schemas.ts";
import { brand } from "../../model/brand.ts";
import { currentElection } from "../election/current-election.ts";
import { electionView } from "../election/election-view.server.ts";
import { dateAndTime, timeOf } from "../lib/dates.ts";
import { orderPosts } from "../live/order-posts.ts";
import { storiesBy } from "../pages/person/stories-by.server.ts";
import { sortShows } from "../pages/shows/show-summary.ts";
import { mainNavigation } from "../shell/navigation-links.ts";
import { liteBlock } from "./lite-blocks.ts";
import { electionPieces } from "./lite-election.ts";
import { anchor, rich, tag, words, type LiteHtml } from "./lite-html.ts";
import { linkList, storyEntry } from "./lite-lists.ts";
import { lookUp } from "../../model/fields/look-up.ts";

export interface LiteContent {
  title: string;
  opening: LiteHtml;
  /** The rest, in pieces that may stand on different pages. */
  pieces: LiteHtml[];
  isPartial?: boolean;
}

const onFront = { latest: 15, section: 4 };
const listed = 60;

export async function readLite(path: string, content: ContentClient, now: number): Promise<LiteContent | undefined> {
  const fixed = lookUp(fixedPages, path);
  if (fixed !== undefined) return fixed(content);
  if (path.startsWith("/elections")) {
    const election = await electionAt(path, content, now);
    if (election?.published === true) return electionPage(election);
  }
  const room = /^\/video\/(?<kind>shows|topics)\/(?<name>.+)$/.exec(path)?.groups;
  if (room !== undefined) return videoRoom(room["kind"] === "shows", room["name"] ?? "", content);
  const video = path.startsWith("/video/") ? await content.byPath("video", path) : undefined;
  if (video?.published === true) return videoPage(video);
  const article = await content.byPath("article", path);
  if (article !== undefined && isOut(article, now)) return articlePage(article);
  const event = await content.byPath("live_event", path);
  if (event?.published === true) return eventPage(event);
  const person = await content.byPath("person", path);
  if (person !== undefined) return personPage(person, content);
  const show = await content.byPath("show", path);
  if (show?.published === true) return showPage(show, content);
  const section = await content.byPath("section", path);
  if (section !== undefined) return frontPage(section, sectionList(section.id), content);
  const topic = path.startsWith("/category/") ? await content.byPath("tag", path) : undefined;
  if (topic !== undefined) return frontPage(topic, tagList(topic.id), content);
  const page = await content.byPath("static_page", path);
  return page?.published === true ? staticPage(page) : undefined;
}

const fixedPages: Readonly<Record<string, (content: ContentClient) => Promise<LiteContent>>> = {
  "/": home,
  "/video": latestVideos,
  "/video/topics": latestVideos,
  "/video/shows": async (content) => ({
    title: "Full episodes",
    opening: "",
    pieces: (await content.cards({ type: "video", lists: [mediaList("full_episode")], size: listed })).map(storyEntry),
    isPartial: true,
  }),
  "/shows": async (content) => ({
    title: "Shows",
    opening: "",
    pieces: [linkList(sortShows(await content.all("show")).map((show) => ({ ...show, url: show.canonical_url })))],
  }),
  "/personalities": async (content) => ({
    title: "On-air personalities and writers",
    opening: "",
    pieces: (await content.all("person"))
      .toSorted((one, other) => one.name.localeCompare(other.name, "en"))
      .map(({ name, canonicalUrl }) => tag("p", anchor(canonicalUrl, words(name)))),
  }),
  "/coverage": async (content) => ({
    title: "Live coverage",
    opening: "",
    pieces: (await content.all("live_event")).map(
      ({ id, title, description }) =>
        tag("h2", anchor(`/${id.replace(/^\/+/, "")}`, words(title))) + tag("p", words(description ?? "")),
    ),
  }),
};

/** /elections shows the current one, as it does in full. */
async function electionAt(
  path: string,
  content: ContentClient,
  now: number,
): Promise<RecordDocs["election"] | undefined> {
  if (path === "/elections") return currentElection(await content.all("election"), now);
  return content.byPath("election", path);
}

function electionPage(election: RecordDocs["election"]): LiteContent {
  const view = electionView(election);
  const at = timeOf(view.night.updated);
  return {
    title: election.title,
    opening: [
      tag("p", words(election.description ?? "")),
      tag("p", tag("b", words(view.night.words))),
      at === undefined ? "" : tag("p", `<small>Updated ${words(dateAndTime(at))}</small>`),
    ].join(""),
    pieces: electionPieces(view),
    isPartial: true,
  };
}

async function latestVideos(content: ContentClient): Promise<LiteContent> {
  const cards = await content.cards({ type: "video", lists: [everythingList], size: listed });
  return { title: "Video", opening: "", pieces: cards.map(storyEntry), isPartial: true };
}

/** The videos of a show, or of a topic. */
async function videoRoom(isShow: boolean, name: string, content: ContentClient): Promise<LiteContent | undefined> {
  const subject = isShow
    ? (await content.all("show")).find(({ show_slug }) => show_slug === name)
    : ((await content.byId("tag", name)) ?? (await content.byId("section", name)));
  if (subject === undefined) return undefined;
  const newest = (list: string) => content.cards({ type: "video", lists: [list], size: listed });
  const lists = isShow ? [showList(name)] : [tagList(name), sectionList(name)];
  const cards = newestFirst((await Promise.all(lists.map(newest))).flat()).slice(0, listed);
  if (cards.length === 0) return undefined;
  return {
    title: `Video: ${subject.title}`,
    opening: tag("p", words(subject.description ?? "")),
    pieces: cards.map(storyEntry),
    isPartial: true,
  };
}

async function home(content: ContentClient): Promise<LiteContent> {
  const newest = (list: string, size: number) => content.cards({ type: "article", lists: [list], size });
  const latest = await newest(everythingList, onFront.latest);
  const shown = new Set(latest.map(({ url }) => url));
  const sections = await Promise.all(
    mainNavigation.map(async ({ label, url }) => {
      const cards = await newest(sectionList(url), onFront.section + onFront.latest);
      const fresh = cards.filter((card) => !shown.has(card.url)).slice(0, onFront.section);
      return fresh.length === 0 ? "" : tag("h2", anchor(url, words(label))) + linkList(fresh);
    }),
  );
  return {
    title: brand.name,
    opening: tag("p", words(brand.slogan)),
    pieces: [tag("h2", "Latest") + linkList(latest), ...sections],
  };
}

async function frontPage(
  { title, description }: { title: string; description?: string | undefined },
  list: string,
  content: ContentClient,
): Promise<LiteContent> {
  const cards = await content.cards({ type: "article", lists: [list], size: listed });
  return { title, opening: tag("p", words(description ?? "")), pieces: cards.map(storyEntry) };
}

function articlePage(article: RecordDocs["article"]): LiteContent {
  const { pieces, isPartial } = bodyOf(article.blocks, article.dateline);
  const names = [
    ...article.fn__contributors.map(({ full_name, page_url }) =>
      page_url === undefined ? words(full_name) : anchor(page_url, words(full_name)),
    ),
    ...article.fn__additional_authors.map(words),
  ];
  const date = displayedDate(article);
  const at = date !== undefined && "at" in date ? timeOf(date.at) : undefined;
  return {
    title: article.title,
    opening: [
      tag("p", tag("b", words(article.standfirst ?? article.dek ?? ""))),
      tag("p", names.length === 0 ? words(article.external_source ?? "") : `By ${names.join(", ")}`),
      at === undefined ? "" : tag("p", `<small>${date?.label ?? ""} ${words(dateAndTime(at))}</small>`),
    ].join(""),
    pieces: [...pieces, article.fn__footer === undefined ? "" : tag("p", rich(article.fn__footer))],
    isPartial: isPartial || article.thumbnail !== undefined,
  };
}

/** ART-16: the place opens the first paragraph. */
function bodyOf(
  blocks: readonly Block[],
  dateline?: RecordDocs["article"]["dateline"],
): Pick<LiteContent, "pieces"> & { isPartial: boolean } {
  const told = blocks.map(liteBlock);
  const first = blocks.findIndex(({ kind }) => kind === "paragraph");
  const pieces = told.map((piece = "", index) =>
    index === first && dateline !== undefined ? piece.replace("<p>", () => `<p><b>${rich(dateline)}</b> — `) : piece,
  );
  return { pieces, isPartial: told.includes(undefined) };
}

function eventPage(event: RecordDocs["live_event"]): LiteContent {
  const posts = orderPosts(event.updates).flatMap(({ title, body, blocks, time, author }) => {
    const at = timeOf(time);
    const line = [at === undefined ? "" : words(dateAndTime(at)), words(author ?? "")].filter(Boolean).join(" · ");
    return [
      tag("h2", words(title ?? "")) + tag("p", line === "" ? "" : `<small>${line}</small>`),
      body === undefined ? "" : rich(body),
      ...bodyOf(blocks).pieces,
    ];
  });
  return { title: event.title, opening: tag("p", words(event.description ?? "")), pieces: posts, isPartial: true };
}

function videoPage({ title, description, spark_shows: show }: RecordDocs["video"]): LiteContent {
  return {
    title,
    opening: tag("p", words(show?.title ?? "")),
    pieces: [tag("p", words(description ?? ""))],
    isPartial: true,
  };
}

async function personPage(person: RecordDocs["person"], content: ContentClient): Promise<LiteContent> {
  const cards = await storiesBy(content, person, { offset: 0, size: listed });
  const bio =
    person.fullBio.length > 0
      ? person.fullBio
      : [person.shortBio ?? person.description].filter((text) => text !== undefined);
  return {
    title: person.name,
    opening: tag("p", words(person.title ?? "")),
    pieces: [...bio.map((text) => tag("div", rich(text))), ...cards.map(storyEntry)],
  };
}

async function showPage(show: RecordDocs["show"], content: ContentClient): Promise<LiteContent> {
  const cards = await content.cards({ type: "article", lists: [showList(show.show_slug)], size: listed });
  return {
    title: show.title,
    opening: tag("p", words(show.description ?? "")) + tag("p", words(show.airtime ?? "")),
    pieces: cards.map(storyEntry),
  };
}

function staticPage({ title, description, blocks }: RecordDocs["static_page"]): LiteContent {
  const { pieces, isPartial } = bodyOf(blocks);
  return { title, opening: tag("p", words(description ?? "")), pieces, isPartial };
}
