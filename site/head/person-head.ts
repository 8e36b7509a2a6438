// The head of a person's page (PERSON-04).

import { addressOf } from "../../model/addresses/address-of.ts";
import type { ProfilePage, WithContext } from "schema-dts";
import type { Head } from "../../core/head.ts";
import { plainText } from "../../model/html/plain-text.ts";
import { brand } from "../../model/brand.ts";
import { imageSizes } from "../../model/pictures/image-sizes.ts";
import { canonicalOf, sizedUrl } from "./addresses.ts";
import { feedLinks, personFeedPath } from "./feed-addresses.ts";
import { robots } from "./robots.ts";
import { basicTags, withSuffix } from "./simple-head.ts";
import { socialTags } from "./social-tags.ts";
import { breadcrumbs } from "./structured-breadcrumbs.ts";
import { furtherList, type ListedStory } from "./structured-item-list.ts";
import { publisher } from "./structured-publisher.ts";

const longestDescription = 250;

/** Tags stripped, cut at 250 characters. */
export function personDescription(bio: string): string {
  return plainText(bio).slice(0, longestDescription);
}

export interface PersonHeadParts {
  name: string;
  personSlug: string;
  metaTitle?: string;
  metaDescription?: string;
  /** HTML. */
  shortBio?: string;
  title?: string;
  avatar?: string;
  /** The person's accounts elsewhere. */
  sameAs?: readonly string[];
  /** What stands on the page of theirs. */
  list?: { title: string; stories: readonly ListedStory[] };
  path: string;
  /** Of the person's stories; each page is an address of its own. */
  page?: number;
  origin: string;
}

export function personHead(person: PersonHeadParts): Head {
  const { name, path, origin, avatar, shortBio, page = 1 } = person;
  const home = canonicalOf(origin, path);
  const url = page === 1 ? home : `${home}?page=${page}`;
  const bio = shortBio === undefined ? undefined : personDescription(shortBio);
  const title = (person.metaTitle ?? name) + (page === 1 ? "" : `, page ${page}`);
  const description = person.metaDescription ?? bio ?? `Stories and appearances by ${name} of ${brand.name}.`;
  return {
    title: withSuffix(title),
    tags: [
      ...basicTags({ description, robots: robots.default, canonical: url, pageType: "person" }),
      ...feedLinks(personFeedPath(person.personSlug), name),
      ...socialTags({ origin, type: "profile", url, title, description, imageUrl: avatar, imageAlt: name }),
    ],
    jsonLd: [
      profilePage(person, home, bio),
      breadcrumbs(origin, [
        { name: "People", path: addressOf("/personalities") },
        { name, path },
      ]),
      ...(person.list === undefined ? [] : furtherList(person.list.title, person.list.stories, origin)),
    ],
  };
}

function profilePage(
  { name, title, avatar, sameAs = [], origin }: PersonHeadParts,
  url: string,
  description: string | undefined,
): WithContext<ProfilePage> {
  return {
    "@context": "https://schema.org",
    "@type": "ProfilePage",
    url,
    mainEntity: {
      "@type": "Person",
      name,
      url,
      ...(title !== undefined && { jobTitle: title }),
      ...(description !== undefined && { description }),
      ...(avatar !== undefined && { image: sizedUrl(origin, avatar, imageSizes.avatarLarge) }),
      ...(sameAs.length > 0 && { sameAs }),
      worksFor: publisher(origin),
    },
  };
}
