// The head of pages that need no more than a name and an address; the richer heads begin with it.

import type { Head, HeadTag } from "../../core/head.ts";
import { brand } from "../../model/brand.ts";
import { canonicalOf } from "./addresses.ts";
import { siteFeedLinks } from "./feed-addresses.ts";
import { link, meta } from "./head-tags.ts";
import { robots as robotsOf } from "./robots.ts";
import { socialTags } from "./social-tags.ts";
import { breadcrumbs } from "./structured-breadcrumbs.ts";

export interface SimpleHeadParts {
  /** Without the site suffix. */
  title: string;
  description?: string;
  path: string;
  origin: string;
  robots?: string;
  imageUrl?: string;
  /** What kind of page aggregators take it for. */
  pageType?: string;
}

export function simpleHead(parts: SimpleHeadParts): Head {
  const { title, description = brand.description, path, origin, robots = robotsOf.default, imageUrl } = parts;
  const url = canonicalOf(origin, path);
  return {
    title: withSuffix(title),
    tags: [
      ...basicTags({ description, robots, canonical: url, pageType: parts.pageType ?? "page" }),
      ...siteFeedLinks(),
      ...socialTags({ origin, type: "website", url, title, description, imageUrl }),
    ],
    // What search engines must not show they need not understand.
    jsonLd: robots === robotsOf.default ? [breadcrumbs(origin, [{ name: title, path }])] : [],
  };
}

export function withSuffix(title: string): string {
  return title.endsWith(brand.titleSuffix) ? title : title + brand.titleSuffix;
}

export interface BasicParts {
  description?: string;
  robots: string;
  canonical: string;
  pageType: string;
}

export function basicTags({ description, robots, canonical, pageType }: BasicParts): HeadTag[] {
  return [
    ...meta("description", description),
    ...meta("robots", robots),
    ...meta("pagetype", pageType),
    ...meta("dc.language", brand.language),
    ...meta("dc.publisher", brand.name),
    ...link("canonical", canonical),
  ];
}
