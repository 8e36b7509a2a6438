// The head of a show's page, and of the list of shows.

import type { ItemList, TVSeries, WithContext } from "schema-dts";
import type { Head } from "../../core/head.ts";
import { brand } from "../../model/brand.ts";
import { imageSizes } from "../../model/pictures/image-sizes.ts";
import { absoluteUrl, canonicalOf, sizedUrl } from "./addresses.ts";
import { feedLinks, podcastLinks, showFeedPath } from "./feed-addresses.ts";
import { robots } from "./robots.ts";
import { basicTags, simpleHead, withSuffix } from "./simple-head.ts";
import { socialTags } from "./social-tags.ts";
import { breadcrumbs } from "./structured-breadcrumbs.ts";
import { furtherList, type ListedStory } from "./structured-item-list.ts";
import { publisher } from "./structured-publisher.ts";

export interface ShowHeadParts {
  title: string;
  slug: string;
  metaTitle?: string;
  metaDescription?: string;
  description?: string;
  imageUrl?: string;
  hosts: readonly { name: string; url?: string }[];
  /** The show's accounts elsewhere. */
  sameAs: readonly string[];
  /** What it has covered. */
  covered?: { title: string; stories: readonly ListedStory[] };
  path: string;
  origin: string;
}

export function showHead(show: ShowHeadParts): Head {
  const { title, path, origin, imageUrl } = show;
  const url = canonicalOf(origin, path);
  const name = show.metaTitle ?? title;
  const description =
    show.metaDescription ?? show.description ?? `${title} on ${brand.name}: stories, hosts and airtime.`;
  return {
    title: withSuffix(name),
    tags: [
      ...basicTags({ description, robots: robots.default, canonical: url, pageType: "show" }),
      ...feedLinks(showFeedPath(show.slug), title),
      ...podcastLinks(show.slug, title),
      ...socialTags({ origin, type: "website", url, title: name, description, imageUrl, imageAlt: title }),
    ],
    jsonLd: [
      series(show, url),
      breadcrumbs(origin, [
        { name: "Shows", path: "/shows" },
        { name: title, path },
      ]),
      ...(show.covered === undefined ? [] : furtherList(show.covered.title, show.covered.stories, origin)),
    ],
  };
}

function series(
  { title, description, imageUrl, hosts, sameAs, origin }: ShowHeadParts,
  url: string,
): WithContext<TVSeries> {
  return {
    "@context": "https://schema.org",
    "@type": "TVSeries",
    name: title,
    url,
    ...(description !== undefined && { description }),
    ...(imageUrl !== undefined && { image: sizedUrl(origin, imageUrl, imageSizes.social) }),
    ...(hosts.length > 0 && {
      actor: hosts.map(({ name, url: page }) => ({
        "@type": "Person" as const,
        name,
        ...(page !== undefined && { url: absoluteUrl(origin, page) }),
      })),
    }),
    ...(sameAs.length > 0 && { sameAs }),
    inLanguage: brand.language,
    productionCompany: publisher(origin),
  };
}

export interface ListedPage {
  name: string;
  url: string;
}

/** A page that lists other pages: shows, or people. */
export function listHead(parts: Parameters<typeof simpleHead>[0], listed: readonly ListedPage[]): Head {
  const list: WithContext<ItemList> = {
    "@context": "https://schema.org",
    "@type": "ItemList",
    name: parts.title,
    itemListElement: listed.map(({ name, url }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      url: absoluteUrl(parts.origin, url),
    })),
  };
  const head = simpleHead(parts);
  return { ...head, jsonLd: [...(listed.length === 0 ? [] : [list]), ...head.jsonLd] };
}
