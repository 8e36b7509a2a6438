// Which outside hosts' pictures are served as own ones, as all who work on a store agree: records are parsed with them.

import { readImageSource, setImageSources, writtenSource } from "../../model/pictures/image-sources.server.ts";
import { agreeOn, type ListChange } from "./agreed-list.ts";
import type { Database } from "./database.ts";

export interface ImageSourceSettings {
  /** As the setting has them. */
  sources: readonly string[];
  /** Whether there are no others: a site knows, a command may have been told some. */
  areAll: boolean;
}

export async function agreeOnImageSources(database: Database, settings: ImageSourceSettings): Promise<void> {
  const given = settings.sources.flatMap((entry) => readImageSource(entry) ?? []).map(writtenSource);
  setImageSources(await agreeOn(database, { name: "image-sources", given, areAll: settings.areAll, markedBy }));
}

/** The name of the host stands in an address elsewhere and in that of an outside picture alike. */
function markedBy({ added, removed }: ListChange): readonly string[] {
  return [...new Set([...added, ...removed].flatMap((entry) => readImageSource(entry)?.host ?? []))];
}
