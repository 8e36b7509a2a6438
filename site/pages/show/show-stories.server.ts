// What a show has covered; while it has no stories of its own, what there is about its subject.

import type { RecordDocs } from "../../../content/records/kinds.ts";
import { showList, tagList } from "../../../model/fields/list-names.ts";
import type { PageContext } from "../../page-context.ts";
import { fetchOrContinue } from "../../rules/fetch-failure.ts";
import { listedStory, type ListedStory } from "../person/listed-story.ts";
import type { StoryList } from "./story-list.ts";

const storyCount = 12;

export async function showStories(context: PageContext, show: RecordDocs["show"]): Promise<StoryList> {
  const newest = async (list: string): Promise<ListedStory[]> => {
    const query = { type: "article", lists: [list], size: storyCount } as const;
    const cards = await fetchOrContinue(context, "show's stories", () => context.content.cards(query));
    return (cards ?? []).map(listedStory);
  };
  const own = { title: `Latest from ${show.title}`, stories: await newest(showList(show.show_slug)) };
  const [topic] = show.fnTags;
  const subject = topic?.path ?? topic?.slug;
  if (own.stories.length > 0 || subject === undefined) return own;
  return { title: "Related coverage", stories: await newest(tagList(subject)) };
}
