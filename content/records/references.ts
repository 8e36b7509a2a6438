// What records refer to by its name: which field of which kind, and what must be there for readers to get it. Sections, tags and shows that something is
// filed under are none: they are words, and need no record. Pure.

import { sitePath } from "../../model/addresses/site-path.ts";
import type { RecordType } from "./kinds.ts";
import { valuesAt } from "./values-at.ts";

export interface Reference {
  /** Its place in the record, such as `videos.2`. */
  at: string;
  is: ReferredKind;
  name: string;
}

/** `post`: a video or a story, by its id. `program`: a show, by its address. */
export type ReferredKind = "video" | "playlist" | "person" | "layout" | "post" | "program";

/** `*` is every entry of a list. */
const table: Readonly<Partial<Record<RecordType, Readonly<Record<string, ReferredKind>>>>> = {
  aggregate: { "post_group.*.spark_id": "post" },
  article: { "fn__contributors.*.person_id": "person" },
  live_event: { "heading.videoId": "video", "heading.playlist": "playlist", "heading.playlistId": "playlist" },
  playlist: { "videos.*": "video" },
  schedule: { "day.*.show.*.link": "program" },
  section: { layout: "layout" },
  show: { "fn__hosts.*.person_id": "person" },
};

export const refersToOthers = (type: RecordType): boolean => table[type] !== undefined;

/** Of a record as it came. */
export function referencesIn(type: RecordType, record: object): Reference[] {
  return Object.entries(table[type] ?? {}).flatMap(([path, is]) =>
    valuesAt(record, path).flatMap(({ at, value }) => {
      const name = nameIn(value);
      return name === undefined || (is === "program" && !isProgram(name)) ? [] : [{ at, is, name }];
    }),
  );
}

/** A video may be named by an object that holds its id. */
function nameIn(value: unknown): string | undefined {
  const { external_id: name = value }: { external_id?: unknown } = Object(value);
  if (typeof name === "number") return String(name);
  return typeof name === "string" && name.trim() !== "" ? name.trim() : undefined;
}

/** What is broadcast may lead to any page; below /shows/ it leads to a show. */
const isProgram = (link: string) => sitePath(link)?.startsWith("/shows/") === true;
