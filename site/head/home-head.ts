// The head of the front page: the site and its publisher introduce themselves.

import { addressOf } from "../../model/addresses/address-of.ts";
import type { Graph } from "schema-dts";
import type { Head } from "../../core/head.ts";
import { brand, isOn } from "../../model/brand.ts";
import { canonicalOf } from "./addresses.ts";
import { feedLinks, latestFeedPath } from "./feed-addresses.ts";
import { robots } from "./robots.ts";
import { basicTags } from "./simple-head.ts";
import { socialTags } from "./social-tags.ts";
import { itemList, type ListedStory } from "./structured-item-list.ts";
import { publisher, webSite } from "./structured-publisher.ts";

export interface HomeHeadParts {
  origin: string;
  imageUrl?: string;
  /** What stands on the front, in order. */
  stories?: readonly ListedStory[];
}

const headline = `${brand.name}: ${isOn("liveTv") ? "Breaking News, Latest Headlines and Live Video" : "Breaking News and Latest Headlines"}`;

export function homeHead({ origin, imageUrl, stories = [] }: HomeHeadParts): Head {
  const url = canonicalOf(origin, "/");
  const { description } = brand;
  return {
    title: headline,
    tags: [
      ...basicTags({ description, robots: robots.default, canonical: url, pageType: "homepage" }),
      ...feedLinks(latestFeedPath, brand.name),
      ...socialTags({ origin, type: "website", url, title: brand.name, description, imageUrl }),
    ],
    jsonLd: [siteGraph(origin, stories)],
  };
}

/** The type library lacks `query-input`, which search engines require of a search action. */
const searchInput = { "query-input": "required name=search_term_string" };

function siteGraph(origin: string, stories: readonly ListedStory[]): Graph {
  const urlTemplate = `${origin}${addressOf("/search-results/search")}?q={search_term_string}`;
  return {
    "@context": "https://schema.org",
    "@graph": [
      {
        ...webSite(origin),
        potentialAction: { "@type": "SearchAction", target: { "@type": "EntryPoint", urlTemplate }, ...searchInput },
      },
      { ...publisher(origin), slogan: brand.slogan, description: brand.description },
      ...(stories.length === 0 ? [] : [itemList("Top stories", stories, origin)]),
    ],
  };
}
