// A show as lists draw it, and the order of shows. Pure.

import type { RecordDocs } from "../../../content/records/kinds.ts";
import type { Host, ShowSummary } from "../../blocks/show-list/ShowCard.tsx";

type Show = RecordDocs["show"];
type Person = RecordDocs["person"];

/** By `sort_order`; shows without one come last, by title. */
export function sortShows(shows: readonly Show[]): Show[] {
  const place = ({ sort_order = Infinity }: Show) => sort_order;
  return shows
    .filter(({ published }) => published)
    .toSorted((one, other) => {
      const [first, second] = [place(one), place(other)];
      return first === second ? one.title.localeCompare(other.title, "en") : first < second ? -1 : 1;
    });
}

/** The shows that follow one in the order, from the first again after the last. */
export function showsAfter(sorted: readonly Show[], id: string, count: number): Show[] {
  const place = sorted.findIndex((show) => show.id === id);
  return [...sorted.slice(place + 1), ...sorted.slice(0, Math.max(place, 0))].slice(0, count);
}

export function showImage({ image, imageUrl, showImages, mobile_poster_image }: Show): string | undefined {
  return image ?? imageUrl ?? showImages?.original ?? showImages?.normal ?? showImages?.small ?? mobile_poster_image;
}

type HostReference = Show["fn__hosts"][number];

/** A host is named by the person's id, or by the address of the person's page. */
function isSamePerson({ person_id, page_url }: HostReference, { id, personSlug, canonicalUrl }: Person): boolean {
  return person_id === id || page_url === canonicalUrl || page_url?.split("/").at(-1) === personSlug;
}

export function isHostedBy({ fn__hosts }: Show, person: Person): boolean {
  return fn__hosts.some((host) => isSamePerson(host, person));
}

/** The hosts with the faces and titles of their own pages. */
export function hostsOf({ fn__hosts }: Show, people: readonly Person[]): Host[] {
  return fn__hosts.map((host) => {
    const person = people.find((one) => isSamePerson(host, one));
    return {
      name: host.full_name,
      url: person?.canonicalUrl ?? host.page_url,
      avatar: person?.avatar ?? host.avatar,
      title: person?.title,
    };
  });
}

export function showSummary(show: Show, people: readonly Person[]): ShowSummary {
  return {
    title: show.title,
    url: show.canonical_url,
    imageUrl: showImage(show),
    airtime: show.airtime,
    hosts: hostsOf(show, people).map(({ name, url, avatar }) => ({ name, url, avatar })),
  };
}
