// The head of live coverage, and the coverage as structured data: LiveBlogPosting with the posts of the page.

import type { BlogPosting, LiveBlogPosting, WithContext } from "schema-dts";
import type { RecordDocs } from "../../content/records/kinds.ts";
import type { Head } from "../../core/head.ts";
import { articleText } from "../../content/blocks/article-text.ts";
import { plainText } from "../../model/html/plain-text.ts";
import { brand } from "../../model/brand.ts";
import { imageSizes } from "../../model/pictures/image-sizes.ts";
import { coverageTimes } from "../live/coverage-times.ts";
import { postLabel } from "../live/key-events.ts";
import { postAddress } from "../live/post-address.ts";
import type { PostPage } from "../live/post-pages.ts";
import type { LivePost } from "../live/posts.server.ts";
import { pageUrl } from "../lib/page-url.ts";
import { absoluteUrl, canonicalOf, sizedUrl } from "./addresses.ts";
import { siteFeedLinks } from "./feed-addresses.ts";
import { link } from "./head-tags.ts";
import { robots } from "./robots.ts";
import { basicTags, withSuffix } from "./simple-head.ts";
import { liveEventCard } from "./social-card.ts";
import { defaultSocialImage, socialTags } from "./social-tags.ts";
import { structuredHeadline } from "./structured-article.ts";
import { breadcrumbs } from "./structured-breadcrumbs.ts";
import { structuredCorrections } from "./structured-corrections.ts";
import { publisher } from "./structured-publisher.ts";

export interface LiveEventHeadParts {
  event: Pick<RecordDocs["live_event"], "title" | "description" | "start" | "end" | "updates" | "corrections">;
  imageUrl?: string;
  posts: PostPage<LivePost>;
  /** The post the reader was sent: it is what the address shows when it is shared on. */
  shared?: LivePost;
  path: string;
  origin: string;
}

export function liveEventHead(parts: LiveEventHeadParts): Head {
  const { event, posts, shared, path, origin, imageUrl } = parts;
  const url = canonicalOf(origin, path);
  const description = event.description ?? `${event.title}: live updates from ${brand.name}.`;
  const social =
    shared === undefined
      ? { url, title: event.title, description }
      : {
          url: absoluteUrl(origin, postAddress(path, shared.id)),
          title: postLabel(shared),
          description: `${event.title}: live updates`,
        };
  return {
    title: withSuffix(event.title),
    tags: [
      ...basicTags({ description, robots: robots.article, canonical: url, pageType: "live-event" }),
      ...siteFeedLinks(),
      ...(posts.page > 1 ? link("prev", origin + pageUrl(path, posts.page - 1)) : []),
      ...(posts.page < posts.pages ? link("next", origin + pageUrl(path, posts.page + 1)) : []),
      ...socialTags({
        origin,
        type: "article",
        imageUrl,
        imageAlt: event.title,
        card: { path, card: liveEventCard(event.title, imageUrl) },
        ...social,
      }),
    ],
    jsonLd: [
      liveBlog(parts, url, description),
      breadcrumbs(origin, [
        { name: "Live coverage", path: "/coverage" },
        { name: event.title, path },
      ]),
    ],
  };
}

function liveBlog(
  { event, posts, path, origin, imageUrl }: LiveEventHeadParts,
  url: string,
  description: string,
): WithContext<LiveBlogPosting> {
  const { start, newest, end } = coverageTimes(event);
  return {
    "@context": "https://schema.org",
    "@type": "LiveBlogPosting",
    "@id": `${url}#coverage`,
    url,
    mainEntityOfPage: { "@type": "WebPage", "@id": url },
    headline: structuredHeadline(event.title),
    description,
    ...(start !== undefined && { coverageStartTime: iso(start), datePublished: iso(start) }),
    ...(end !== undefined && { coverageEndTime: iso(end) }),
    ...(newest !== undefined && { dateModified: iso(newest) }),
    image:
      imageUrl === undefined ? absoluteUrl(origin, defaultSocialImage) : sizedUrl(origin, imageUrl, imageSizes.social),
    author: publisher(origin),
    publisher: publisher(origin),
    ...structuredCorrections(event.corrections),
    inLanguage: brand.language,
    isAccessibleForFree: true,
    liveBlogUpdate: [...posts.pinned, ...posts.stream].map((post) => blogPosting(post, path, origin)),
  };
}

function blogPosting(post: LivePost, path: string, origin: string): BlogPosting {
  const words = [plainText(post.body ?? ""), articleText(post.blocks)].filter(Boolean).join(" ");
  return {
    "@type": "BlogPosting",
    url: absoluteUrl(origin, postAddress(path, post.id)),
    headline: structuredHeadline(postLabel(post)),
    articleBody: words === "" ? postLabel(post) : words,
    ...(post.time !== undefined && { datePublished: post.time }),
    author:
      post.author === undefined
        ? { "@type": "Organization", name: brand.name }
        : { "@type": "Person", name: post.author },
  };
}

const iso = (at: number): string => new Date(at).toISOString();
