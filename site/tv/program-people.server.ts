// Who and what a program is on this site: its show, and its hosts with their pages and faces. The feed knows names only.

import type { RecordDocs } from "../../content/records/kinds.ts";
import { findShow } from "../shows/find-show.ts";
import { showImage } from "../pages/shows/show-summary.ts";
import { pathOf } from "../../model/addresses/site-path.ts";
import type { Program } from "./program.ts";

export interface ProgramHost {
  name: string;
  url?: string;
  avatar?: string;
  title?: string;
}

export interface ProgramDetails extends Omit<Program, "hosts" | "slug"> {
  hosts: ProgramHost[];
  show?: { title: string; url: string };
}

type Show = RecordDocs["show"];
type Person = RecordDocs["person"];

/** What the newsroom knows, by all the names that a feed may use. */
export interface Newsroom {
  showOf(program: Pick<Program, "link" | "slug" | "title">): Show | undefined;
  personNamed(name: string): Person | undefined;
}

export function newsroomOf(shows: readonly Show[], people: readonly Person[]): Newsroom {
  const published = shows.filter((show) => show.published);
  const byPath = new Map(published.map((show) => [show.canonical_url, show]));
  const byTitle = new Map(published.map((show) => [plainName(show.title), show]));
  const byName = new Map(people.map((person) => [plainName(person.name), person]));
  return {
    /** By the address of its page, by its own slug, or by its very title. */
    showOf: ({ link, slug, title }) =>
      (link && byPath.get(pathOf(link))) || (slug && findShow(published, slug)) || byTitle.get(plainName(title)),
    personNamed: (name) => byName.get(plainName(name)),
  };
}

export function hostsOf({ hosts }: Pick<Program, "hosts">, newsroom: Newsroom): ProgramHost[] {
  return hosts.map((name) => {
    const person = newsroom.personNamed(name);
    return person === undefined
      ? { name }
      : { name: person.name, url: person.canonicalUrl, avatar: person.avatar, title: person.title };
  });
}

export function programDetails({ slug, ...program }: Program, newsroom: Newsroom): ProgramDetails {
  const show = newsroom.showOf({ ...program, slug });
  const { feature } = program;
  return {
    ...program,
    description: program.description ?? show?.description,
    imageUrl: program.imageUrl ?? (show && showImage(show)),
    show: show ? { title: show.title, url: show.canonical_url } : feature && { title: feature.label, url: feature.url },
    hosts: hostsOf(program, newsroom),
  };
}

function plainName(name: string): string {
  return name.trim().toLowerCase();
}
