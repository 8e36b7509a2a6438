// A record in words: a story, live coverage, a person, a show, a front, a static page, results.

import { sectionName, tagName, tagPrefix } from "../../model/addresses/front-path.ts";
import { sectionList, showList, tagList } from "../../model/fields/list-names.ts";
import type { Block } from "../../content/blocks/schemas.ts";
import type { RecordDocs } from "../../content/records/kinds.ts";
import { displayedDate } from "../article/displayed-date.ts";
import type { ActualContent } from "../content-state.ts";
import { electionView } from "../election/election-view.server.ts";
import { dateAndTime, timeOf } from "../lib/dates.ts";
import { orderPosts } from "../live/order-posts.ts";
import type { PageContext } from "../page-context.ts";
import { storiesBy } from "../pages/person/stories-by.server.ts";
import { isTold, liteBlock } from "./lite-blocks.ts";
import { listed, type LiteContent } from "./lite-content.ts";
import { liteCorrectionsAt } from "./lite-corrections.ts";
import { electionPieces } from "./lite-election.ts";
import { anchor, rich, tag, words } from "./lite-html.ts";
import { storyEntry } from "./lite-lists.ts";

export async function liteRecord(actual: ActualContent, context: PageContext): Promise<LiteContent | undefined> {
  switch (actual.type) {
    case "article":
      return tellArticle(actual.record);
    case "election":
      return tellElection(actual.record);
    case "live-event":
      return tellEvent(actual.record);
    case "person":
      return tellPerson(actual.record, context);
    case "section":
      return tellFront(actual.record, context);
    case "show":
      return tellShow(actual.record, context);
    case "static-page":
    default:
      return actual.record.published ? liteStaticPage(actual.record) : undefined;
  }
}

function tellArticle(article: RecordDocs["article"]): LiteContent {
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
      ...liteCorrectionsAt("top", article.corrections),
    ].join(""),
    pieces: [
      ...pieces,
      ...liteCorrectionsAt("end", article.corrections),
      article.fn__footer === undefined ? "" : tag("p", rich(article.fn__footer)),
    ],
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
  const pieces = told.map((piece, index) =>
    index === first && dateline !== undefined ? piece.replace("<p>", () => `<p><b>${rich(dateline)}</b> — `) : piece,
  );
  return { pieces, isPartial: !blocks.every(isTold) };
}

function tellElection(election: RecordDocs["election"]): LiteContent {
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

function tellEvent(event: RecordDocs["live_event"]): LiteContent {
  const posts = orderPosts(event.updates).flatMap(({ title, body, blocks, time, author }) => {
    const at = timeOf(time);
    const line = [at === undefined ? "" : words(dateAndTime(at)), words(author ?? "")].filter(Boolean).join(" · ");
    return [
      tag("h2", words(title ?? "")) + tag("p", line === "" ? "" : `<small>${line}</small>`),
      body === undefined ? "" : rich(body),
      ...bodyOf(blocks).pieces,
    ];
  });
  return {
    title: event.title,
    opening: [tag("p", words(event.description ?? "")), ...liteCorrectionsAt("top", event.corrections)].join(""),
    pieces: [...posts, ...liteCorrectionsAt("end", event.corrections)],
    isPartial: true,
  };
}

async function tellPerson(person: RecordDocs["person"], { content }: PageContext): Promise<LiteContent> {
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

/** A section, or a topic below /category/ (ROUTE-14). */
async function tellFront(
  front: RecordDocs["section"] | RecordDocs["tag"],
  { content, path }: PageContext,
): Promise<LiteContent> {
  const { title, description } = front;
  const list = path.startsWith(tagPrefix) ? tagList(tagName(front)) : sectionList(sectionName(front));
  const cards = await content.cards({ type: "article", lists: [list], size: listed });
  const none = tag("p", words(`No story has been published in ${title} yet.`));
  return {
    title,
    opening: tag("p", words(description ?? "")),
    pieces: cards.length === 0 ? [none] : cards.map(storyEntry),
  };
}

async function tellShow(show: RecordDocs["show"], { content }: PageContext): Promise<LiteContent> {
  const cards = await content.cards({ type: "article", lists: [showList(show.show_slug)], size: listed });
  return {
    title: show.title,
    opening: tag("p", words(show.description ?? "")) + tag("p", words(show.airtime ?? "")),
    pieces: cards.map(storyEntry),
  };
}

export function liteStaticPage({ title, description, blocks }: RecordDocs["static_page"]): LiteContent {
  const { pieces, isPartial } = bodyOf(blocks);
  return { title, opening: tag("p", words(description ?? "")), pieces, isPartial };
}
