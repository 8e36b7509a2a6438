// The people of the newsroom as their list draws them: those on air first, then the authors. Pure.

import type { RecordDocs } from "../../../content/records/kinds.ts";
import { plainText } from "../../../model/html/plain-text.ts";
import { titleOf } from "../person/role-title.ts";
import { isHostedBy } from "../shows/show-summary.ts";
import { byFamilyName, byLetter, type Letter } from "./by-letter.ts";

type Person = RecordDocs["person"];
type Show = RecordDocs["show"];

export interface ListedPerson {
  name: string;
  title: string;
  url: string;
  avatar?: string;
}

export interface ListedPersonality extends ListedPerson {
  description?: string;
  shows: { title: string; url: string; airtime?: string }[];
}

export interface ListedPeople {
  personalities: ListedPersonality[];
  authors: Letter<ListedPerson>[];
}

function listed(person: Person): ListedPerson {
  return { name: person.name, title: titleOf(person), url: person.canonicalUrl, avatar: person.avatar };
}

function personality(person: Person, shows: readonly Show[]): ListedPersonality {
  const bio = person.shortBio ?? person.description;
  return {
    ...listed(person),
    description: bio && plainText(bio),
    shows: shows
      .filter((show) => isHostedBy(show, person))
      .map(({ title, canonical_url, airtime }) => ({ title, url: canonical_url, airtime })),
  };
}

/** `shows` in their order. */
export function listedPeople(people: readonly Person[], shows: readonly Show[]): ListedPeople {
  const onAir = people
    .filter(({ role }) => role === "Personality")
    .toSorted((one, other) => Number(other.featured) - Number(one.featured) || byFamilyName(one, other));
  return {
    personalities: onAir.map((person) => personality(person, shows)),
    authors: byLetter(people.filter(({ role }) => role === "Author").map(listed)),
  };
}
