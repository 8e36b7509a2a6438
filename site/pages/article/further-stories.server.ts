// Where a reader may go next: stories on the same subject, the latest of the section, and more of it. No story twice.

import { everythingList, sectionList, tagList, withForm } from "../../../content/records/list-names.ts";
import type { RecordDocs } from "../../../content/records/kinds.ts";
import type { Card } from "../../../content/records/record-kind.ts";
import type { PageContext } from "../../page-context.ts";
import { fetchOrContinue } from "../../rules/fetch-failure.ts";
import type { ArticlePageProps, StoryOffer } from "./article-props.ts";

const relatedCount = 4;
const latestCount = 6;
const moreCount = 4;
const galleryCount = 2;

type FurtherStories = Pick<ArticlePageProps, "related" | "latest" | "more">;

export async function loadFurtherStories(
  article: RecordDocs["article"],
  section: string | undefined,
  context: PageContext,
): Promise<FurtherStories> {
  const subject = article.wp__tags.map(({ path, slug }) => path ?? slug).find((path) => path !== undefined);
  const [onSubject, inSection] = await Promise.all([
    subject === undefined ? [] : cards("related stories", tagList(subject), relatedCount + 1, context),
    // Enough for both lists, should the subject's stories be the section's newest.
    cards(
      "stories of the section",
      section === undefined ? everythingList : sectionList(section),
      latestCount + moreCount + relatedCount + 1,
      context,
    ),
  ]);
  return shareOut(article.canonical_url, onSubject, inSection);
}

/** Related stories choose first, then the rail, then what stands below the story. */
export function shareOut(ownUrl: string, onSubject: readonly Card[], inSection: readonly Card[]): FurtherStories {
  const used = new Set([ownUrl]);
  const take = (from: readonly Card[], count: number): StoryOffer[] => {
    const taken = from.filter(({ url }) => !used.has(url)).slice(0, count);
    for (const { url } of taken) used.add(url);
    return taken.map(offerOf);
  };
  const related = take(onSubject, relatedCount);
  const latest = take(inSection, latestCount);
  return { related, latest, more: take(inSection, moreCount) };
}

export async function loadGalleries(section: string, ownUrl: string, context: PageContext): Promise<StoryOffer[]> {
  const found = await loadOffers("galleries", withForm(sectionList(section), "slideshow"), galleryCount + 1, context);
  return found.filter(({ url }) => url !== ownUrl).slice(0, galleryCount);
}

/** The newest of a list, to be offered; a failing read leaves none. */
export async function loadOffers(
  what: string,
  list: string,
  size: number,
  context: PageContext,
): Promise<StoryOffer[]> {
  return (await cards(what, list, size, context)).map(offerOf);
}

async function cards(what: string, list: string, size: number, context: PageContext): Promise<Card[]> {
  const found = await fetchOrContinue(context, what, () =>
    context.content.cards({ type: "article", lists: [list], size }),
  );
  return found ?? [];
}

function offerOf({ title, url, imageUrl, form, publicationDate, lastPublishedDate }: Card): StoryOffer {
  return { title, url, imageUrl, isVideo: form === "video" || undefined, publicationDate, lastPublishedDate };
}
