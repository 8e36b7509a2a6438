// The head of results. They are at home at the address of their election, whatever address shows them: /elections shows another one when
// the next night comes, and a state's results are a part of the whole.

import type { WebPage, WithContext } from "schema-dts";
import type { Head } from "../../../core/head.ts";
import { brand } from "../../../model/brand.ts";
import { canonicalOf } from "../../head/addresses.ts";
import { siteFeedLinks } from "../../head/feed-addresses.ts";
import { robots } from "../../head/robots.ts";
import { basicTags, withSuffix } from "../../head/simple-head.ts";
import { electionCard } from "../../head/social-card.ts";
import { socialTags } from "../../head/social-tags.ts";
import { breadcrumbs, type Crumb } from "../../head/structured-breadcrumbs.ts";
import { publisher } from "../../head/structured-publisher.ts";

export interface ElectionHeadParts {
  title: string;
  /** What of it is shown: “Ohio, Senate”. */
  shown?: string;
  description: string;
  path: string;
  origin: string;
  front?: Crumb;
  /** Votes are being counted. */
  isLive: boolean;
  updated?: string;
}

export function electionHead(parts: ElectionHeadParts): Head {
  const { title, shown, description, path, origin, front, updated, isLive } = parts;
  const url = canonicalOf(origin, path);
  const name = shown === undefined ? title : `${shown}: ${title}`;
  const page: WithContext<WebPage> = {
    "@context": "https://schema.org",
    "@type": "WebPage",
    "@id": url,
    url,
    name: title,
    description,
    inLanguage: brand.language,
    publisher: publisher(origin),
    ...(updated !== undefined && { dateModified: updated }),
    // Its name, and the state of the night in one sentence.
    speakable: { "@type": "SpeakableSpecification", cssSelector: ["h1", '[data-part="night"] p'] },
  };
  return {
    title: withSuffix(name),
    tags: [
      ...basicTags({ description, robots: robots.default, canonical: url, pageType: "election" }),
      ...siteFeedLinks(),
      ...socialTags({
        origin,
        type: "website",
        url,
        title: name,
        description,
        card: { path, card: electionCard(title, isLive) },
      }),
    ],
    jsonLd: [page, breadcrumbs(origin, [...(front ? [front] : []), { name: title, path }])],
  };
}
