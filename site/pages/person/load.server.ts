// A person's page: who it is, the shows and the stories (PERSON-03).

import type { RecordDocs } from "../../../content/records/kinds.ts";
import type { Card } from "../../../model/stories/card.ts";
import { notFound } from "../../../model/http-error.ts";
import type { PageContent } from "../../page-types.ts";
import type { FrontPlace } from "../../../model/layouts/front-place.ts";
import { socialLinks } from "../../../model/social-links.ts";
import { withNeighbours } from "../../head/page-neighbours.ts";
import { personHead } from "../../head/person-head.ts";
import { liveFront } from "../../layouts/live-front.server.ts";
import { layoutAt } from "../../layouts/own-layout.server.ts";
import { loadRegions } from "../../layouts/page-regions.server.ts";
import { messages } from "../../messages.ts";
import type { PageContext } from "../../page-context.ts";
import { fetchOrContinue } from "../../rules/fetch-failure.ts";
import { showStories } from "../show/show-stories.server.ts";
import type { StoryList } from "../show/story-list.ts";
import { isHostedBy, showSummary, sortShows } from "../shows/show-summary.ts";
import { listedStory } from "./listed-story.ts";
import { personLinks } from "./person-links.ts";
import { titleOf } from "./role-title.ts";
import { storiesBy } from "./stories-by.server.ts";
import { storiesPerPage, storyPage, storyPages } from "./story-pages.ts";

type Person = RecordDocs["person"];

export async function loadPersonPage(context: PageContext, person: Person): Promise<PageContent<"person">> {
  const page = storyPage(context.query.get("page"));
  if (page === undefined) throw notFound(messages.pageNotFound);
  const { content, origin, path } = context;
  const place: FrontPlace = { subtypes: ["personLayout"], names: [person.id] };

  const [layout, stories = [], shows = []] = await Promise.all([
    layoutAt(content, place),
    fetchOrContinue(context, "person's stories", () => storiesBy(content, person, placeOf(page))),
    fetchOrContinue(context, "shows", () => content.all("show")),
  ]);
  if (page > 1 && stories.length === 0) throw notFound(messages.pageNotFound);
  const title = titleOf(person);
  const links = socialLinks(person.social);
  const hosted = sortShows(shows).filter((show) => isHostedBy(show, person));
  const pages = storyPages(path, page, stories.length > storiesPerPage);
  const bio = person.shortBio ?? person.description;
  const list = stories.length > 0 ? writtenBy(person, stories) : await coverageFor(context, person, hosted[0]);
  const { regions } = await loadRegions(layout, context, {
    rail: "usual",
    listed: list.stories.map(({ url }) => url),
  });
  const head = personHead({
    ...person,
    title,
    shortBio: bio ?? person.fullBio.join(" "),
    sameAs: links.flatMap(({ url }) => (url.startsWith("http") ? [url] : [])),
    list,
    path,
    page,
    origin,
  });
  return {
    page: "person",
    props: {
      topic: { url: path, name: person.name, kind: "persons", values: [...new Set([person.id, person.personSlug])] },
      card: { name: person.name, title, links, avatar: person.avatar, description: bio, content: person.fullBio },
      furtherLinks: personLinks(
        person,
        hosted.map(({ canonical_url }) => canonical_url),
      ),
      // Whose page it is need not be said again under each show.
      shows: hosted.map((show) => ({ ...showSummary(show, []), hosts: [] })),
      list,
      pages,
      regions: page === 1 ? regions : { ...regions, main: [], fullWidth: [], postContent: [] },
    },
    head: withNeighbours(head, origin, pages),
    ...(page === 1 && context.preview === undefined && liveFront(place, layout, context.now)),
    status: 200,
    bodyClass: "person-single",
  };
}

function writtenBy({ name }: Person, cards: readonly Card[]): StoryList {
  return { title: `Latest from ${name}`, stories: cards.slice(0, storiesPerPage).map(listedStory) };
}

/** Someone who hosts and does not write is met in what the show covers. */
async function coverageFor(
  context: PageContext,
  { name }: Person,
  show: RecordDocs["show"] | undefined,
): Promise<StoryList> {
  return show === undefined ? { title: `Latest from ${name}`, stories: [] } : showStories(context, show);
}

/** One more than a page holds says whether there is another. */
function placeOf(page: number): { offset: number; size: number } {
  return { offset: (page - 1) * storiesPerPage, size: storiesPerPage + 1 };
}
