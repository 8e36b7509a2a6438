// Search results for the words in `q` (ROUTE-08), narrowed and sorted as the address says. Where nothing is found, what was meant by a typing
// slip is searched for instead; where there is nothing of that either, the stories that come close are shown.

import { sectionName } from "../../../model/addresses/front-path.ts";
import { nothingFound, type SearchAnswer } from "../../../content/search/search-query.ts";
import type { PageContent } from "../../page-types.ts";
import { robots } from "../../head/robots.ts";
import { simpleHead } from "../../head/simple-head.ts";
import { dayEnd, dayStart } from "../../../model/time/eastern-days.ts";
import type { PageContext } from "../../page-context.ts";
import { fetchOrContinue } from "../../rules/fetch-failure.ts";
import { readHotTopics } from "../../hot-topics.server.ts";
import { chipsOf, choices, countText, resultPages, typeTabs } from "./describe-results.ts";
import { isNarrowed, perPage, readChoice, resultTypes, type SearchChoice } from "./search-address.ts";
import type { NearStory, SearchPageProps, TopicLink } from "./search-props.ts";

const nearCount = 4;
const topicCount = 8;

export async function loadSearchPage(context: PageContext): Promise<PageContent<"search">> {
  const { origin, path } = context;
  const choice = readChoice(context.query);
  const props = choice.q === "" ? await askingProps(context, choice) : await foundProps(context, choice);
  const title = choice.q === "" ? "Search" : `“${choice.q}” – search results`;
  return {
    page: "search",
    props,
    head: simpleHead({ title, path, origin, robots: robots.none, pageType: "search" }),
    // LOAD-05: what cannot be read now may be there.
    status: props.state === "failed" ? 503 : 200,
    bodyClass: "search-results",
  };
}

async function foundProps(context: PageContext, choice: SearchChoice): Promise<SearchPageProps> {
  const answer = await searched(context, choice);
  if (answer === undefined) return { ...emptyProps(choice), state: "failed" };
  const corrected = answer.meant === undefined ? undefined : await searched(context, { ...choice, q: answer.meant });
  if (answer.meant !== undefined && corrected !== undefined && corrected.total > 0) {
    return describedProps(context, { ...choice, q: answer.meant }, corrected, choice.q);
  }
  return describedProps(context, choice, answer);
}

async function searched(
  { content, log, noteFailure }: PageContext,
  choice: SearchChoice,
): Promise<SearchAnswer | undefined> {
  const { q: text, sort, type, section, author, from, to, page } = choice;
  try {
    return await content.search({
      text,
      sort,
      kinds: type === undefined ? undefined : resultTypes[type].kinds,
      section,
      author,
      from: from === undefined ? undefined : dayStart(from),
      to: to === undefined ? undefined : dayEnd(to) - 1,
      offset: (page - 1) * perPage,
      size: perPage,
    });
  } catch (error) {
    noteFailure();
    log.error("search failed", { words: text, message: error instanceof Error ? error.message : String(error) });
    return undefined;
  }
}

async function describedProps(
  context: PageContext,
  choice: SearchChoice,
  answer: SearchAnswer,
  typed?: string,
): Promise<SearchPageProps> {
  const sections = await sectionNames(context);
  const author = choice.author && (answer.authors.find(({ value }) => value === choice.author)?.name ?? choice.author);
  const section = choice.section && (sections.get(choice.section) ?? choice.section);
  const isEmpty = answer.items.length === 0;
  return {
    ...emptyProps(choice),
    choice: { ...choice, q: typed ?? choice.q },
    state: isEmpty ? "nothing" : "found",
    count: countText(answer),
    meant: typed === undefined ? undefined : choice.q,
    results: answer.items,
    tabs: typeTabs(choice, answer),
    sections: choices(
      answer.sections.flatMap((facet) => {
        const name = sections.get(facet.value);
        return name === undefined ? [] : [{ ...facet, name }];
      }),
      choice.section === undefined ? undefined : { value: choice.section, name: section ?? choice.section },
      answer.isPartial,
    ),
    authors: choices(
      answer.authors,
      choice.author === undefined ? undefined : { value: choice.author, name: author ?? choice.author },
      answer.isPartial,
    ),
    chips: chipsOf(choice, { ...(section && { section }), ...(author && { author }) }),
    pages: resultPages(choice, answer),
    isPartial: answer.isPartial,
    near: isEmpty && !isNarrowed(choice) ? await nearStories(context, choice.q) : [],
    topics: (isEmpty ? await topicLinks(context) : undefined) ?? [],
  };
}

async function askingProps(context: PageContext, choice: SearchChoice): Promise<SearchPageProps> {
  const topics = await topicLinks(context);
  return topics === undefined
    ? { ...emptyProps(choice), state: "failed" }
    : { ...emptyProps(choice), state: "asking", topics };
}

function emptyProps(choice: SearchChoice): SearchPageProps {
  return {
    choice,
    state: "nothing",
    count: countText(nothingFound),
    results: [],
    tabs: [],
    sections: [],
    authors: [],
    chips: [],
    pages: { page: 1 },
    isPartial: false,
    near: [],
    topics: [],
  };
}

async function sectionNames(context: PageContext): Promise<Map<string, string>> {
  const sections = await fetchOrContinue(context, "sections", () => context.content.all("section"));
  return new Map((sections ?? []).map((section) => [sectionName(section).toLowerCase(), section.title]));
}

async function nearStories(context: PageContext, text: string): Promise<NearStory[]> {
  const found = await fetchOrContinue(context, "suggestions", () => context.content.suggestions(text, nearCount));
  return (found ?? []).map(({ title, url, imageUrl }) => ({ title, url, imageUrl }));
}

/** What is hot now is the likeliest thing to look for. Undefined where that cannot be read. */
async function topicLinks(context: PageContext): Promise<TopicLink[] | undefined> {
  return fetchOrContinue(context, "hot topics", async () => {
    const topics = await readHotTopics(context.content);
    return (topics?.list_items ?? []).slice(0, topicCount).map(({ text, url }) => ({ name: text, url }));
  });
}
