// Where a reader may go next: stories on the same subjects, what others think of it, the latest of the section, and more of it.

import { everythingList, sectionList, tagList, withForm } from "../../../model/fields/list-names.ts";
import type { RecordDocs } from "../../../content/records/kinds.ts";
import type { Card } from "../../../model/stories/card.ts";
import { counts, shareOut } from "../../article/share-out.ts";
import type { PageContext } from "../../page-context.ts";
import { fetchOrContinue } from "../../rules/fetch-failure.ts";
import type { ArticlePageProps, StoryOffer } from "./article-props.ts";

const mostSubjects = 3;
const galleryCount = 2;

type FurtherStories = Pick<ArticlePageProps, "related" | "opinions" | "latest" | "more">;

export async function loadFurtherStories(
  article: RecordDocs["article"],
  { isOpinion, section }: { isOpinion: boolean; section: string | undefined },
  context: PageContext,
): Promise<FurtherStories> {
  const subjects = article.wp__tags.flatMap(({ path, slug }) => path ?? slug ?? []).slice(0, mostSubjects);
  const { related, opinions, latest, more } = counts;
  const [onSubjects, inSection] = await Promise.all([
    Promise.all(subjects.map((subject) => cards("related stories", tagList(subject), related + opinions + 1, context))),
    // Enough for both lists, should the subjects' stories be the section's newest.
    cards(
      "stories of the section",
      section === undefined ? everythingList : sectionList(section),
      latest + more + related + opinions + 1,
      context,
    ),
  ]);
  const shared = shareOut({ url: article.canonical_url, isOpinion }, onSubjects, inSection);
  return {
    related: shared.related.map(offerOf),
    opinions: shared.opinions.map(offerOf),
    latest: shared.latest.map(offerOf),
    more: shared.more.map(offerOf),
  };
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

function offerOf(card: Card): StoryOffer {
  const { title, url, imageUrl, form, isOpinion, authors, publicationDate, lastPublishedDate } = card;
  const [author] = authors;
  return {
    title,
    url,
    imageUrl,
    isVideo: form === "video" || undefined,
    columnist: isOpinion && author ? { name: author.name, avatar: author.avatar } : undefined,
    publicationDate,
    lastPublishedDate,
  };
}
