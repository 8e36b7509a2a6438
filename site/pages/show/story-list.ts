import type { ListedStory } from "../person/listed-story.ts";

/** Stories under one title, as the pages of shows and people list them. */
export interface StoryList {
  title: string;
  stories: ListedStory[];
}
