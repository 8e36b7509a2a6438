// /corrections: what was put right in stories, newest first. A static page at its address gives it its title and what the publisher says of
// how mistakes are put right. With neither there is no such page, as there is no list of topics without a topic.

import { notFound } from "../../../model/http-error.ts";
import { brand } from "../../../model/brand.ts";
import { correctionsFeedPath } from "../../corrections/corrections-address.ts";
import { feedLinks } from "../../head/feed-addresses.ts";
import { withNeighbours } from "../../head/page-neighbours.ts";
import { listHead } from "../../head/show-head.ts";
import { pageUrl } from "../../lib/page-url.ts";
import { messages } from "../../messages.ts";
import type { PageContext } from "../../page-context.ts";
import type { PageContent } from "../../page-types.ts";
import { fetchFromStore } from "../../rules/fetch-failure.ts";
import { storiesPerPage, storyPage, storyPages } from "../person/story-pages.ts";
import { pageWords } from "../static/page-words.server.ts";
import { correctionDays } from "./correction-days.ts";

export const correctionsTitle = "Corrections and clarifications";
export const correctionsAbout = `What ${brand.name} has corrected, clarified or added in stories that were out already.`;

export async function loadCorrectionsPage(context: PageContext): Promise<PageContent<"corrections">> {
  const { content, path, origin } = context;
  const page = storyPage(context.query.get("page"));
  if (page === undefined) throw notFound(messages.pageNotFound);
  const part = { offset: (page - 1) * storiesPerPage, size: storiesPerPage + 1 };
  const [words, found] = await Promise.all([
    pageWords(context),
    fetchFromStore(context, "corrections", () => content.corrections(part)),
  ]);
  const corrected = (found ?? []).slice(0, storiesPerPage);
  if (corrected.length === 0 && (page > 1 || words.title === undefined)) throw notFound(messages.pageNotFound);
  const { title = correctionsTitle, description = correctionsAbout, blocks } = words;
  const pages = storyPages(path, page, (found ?? []).length > storiesPerPage);
  const stories = new Map(corrected.map((story) => [story.url, { name: story.title, url: story.url }]));
  const head = listHead(
    {
      title: page === 1 ? title : `${title}, page ${page}`,
      description,
      path: pageUrl(path, page),
      origin,
      pageType: "corrections",
    },
    [...stories.values()],
  );
  return {
    page: "corrections",
    props: { title, description, blocks: page === 1 ? blocks : [], days: correctionDays(corrected), pages },
    head: withNeighbours({ ...head, tags: [...head.tags, ...ownFeed(corrected)] }, origin, pages),
    status: 200,
    bodyClass: "corrections",
  };
}

const ownFeed = (corrected: readonly unknown[]) =>
  corrected.length === 0 ? [] : feedLinks(correctionsFeedPath, correctionsTitle);
