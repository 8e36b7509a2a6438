// The head of section and category fronts (FRONT-02, FRONT-03, FRONT-06).

import type { CollectionPage, WithContext } from "schema-dts";
import type { Head } from "../../core/head.ts";
import { brand } from "../../model/brand.ts";
import { canonicalOf } from "./addresses.ts";
import { feedLinks, linkedFeedPath } from "./feed-addresses.ts";
import { meta } from "./head-tags.ts";
import { robots } from "./robots.ts";
import { basicTags, withSuffix } from "./simple-head.ts";
import { socialTags } from "./social-tags.ts";
import { breadcrumbs } from "./structured-breadcrumbs.ts";
import { itemList, type ListedStory } from "./structured-item-list.ts";
import { publisher } from "./structured-publisher.ts";

export interface SectionHeadParts {
  title: string;
  metaTitle?: string;
  description?: string;
  /** The route's path as it is spelled, e.g. `/politics` or `/category/us/crime`. */
  path: string;
  origin: string;
  imageUrl?: string;
  isa_value?: string;
  /** What stands on the front, in order. */
  stories?: readonly ListedStory[];
}

export function sectionHead({
  title,
  metaTitle,
  description,
  path,
  origin,
  imageUrl,
  isa_value,
  stories = [],
}: SectionHeadParts): Head {
  const url = canonicalOf(origin, path);
  const name = metaTitle ?? title;
  const listed = stories.length === 0 ? {} : { mainEntity: itemList(name, stories, origin) };
  const summary = description ?? `The latest ${title} news, video and analysis from ${brand.name}.`;
  return {
    title: withSuffix(name),
    tags: [
      ...basicTags({ description: summary, robots: robots.default, canonical: url, pageType: "section" }),
      ...meta("prism.section", path.replace(/^\/(category\/)?/, "")),
      ...meta("classification-isa", isa_value),
      ...feedLinks(linkedFeedPath(path), title),
      ...socialTags({ origin, type: "website", url, title: name, description: summary, imageUrl }),
    ],
    jsonLd: [
      { ...collectionPage(url, name, summary, origin), ...listed },
      breadcrumbs(origin, [{ name: title, path }]),
    ],
  };
}

function collectionPage(url: string, name: string, description: string, origin: string): WithContext<CollectionPage> {
  return {
    "@context": "https://schema.org",
    "@type": "CollectionPage",
    url,
    name,
    description,
    inLanguage: brand.language,
    publisher: publisher(origin),
  };
}
