// What the search page draws.

import type { FoundDocument } from "../../../content/search/search-query.ts";
import type { PageLinks } from "../../ui/Pagination.tsx";
import type { SearchChoice } from "./search-address.ts";

export interface TypeTab {
  name: string;
  url: string;
  /** Absent where there are too many to count. */
  count?: number;
  isChosen: boolean;
}

export interface Choice {
  value: string;
  name: string;
  count?: number;
}

export interface NearStory {
  title: string;
  url: string;
  imageUrl?: string;
}

export interface TopicLink {
  name: string;
  url: string;
}

export interface SearchPageProps {
  choice: SearchChoice;
  state: "asking" | "failed" | "found" | "nothing";
  /** e.g. “34 results”. */
  count: string;
  /** Nothing was found for what was typed, and these are the results for this. */
  meant?: string;
  results: FoundDocument[];
  tabs: TypeTab[];
  sections: Choice[];
  authors: Choice[];
  /** What the search is narrowed by, each with the address without it. */
  chips: TopicLink[];
  pages: PageLinks;
  /** There are more than can be paged through. */
  isPartial: boolean;
  /** Stories that come close, where nothing was found. */
  near: NearStory[];
  /** Where else to go from an empty page. */
  topics: TopicLink[];
}
