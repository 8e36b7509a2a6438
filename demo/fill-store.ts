// Fills a store with the demo newsroom, by the same path as the content command, and its media folder with what they show.

import { join } from "node:path";
import { importRecords } from "../content/import/import-records.ts";
import { gapText, refusalText } from "../content/import/report-text.ts";
import type { MediaStore } from "../content/media/media-store.ts";
import type { Store } from "../content/store/store.ts";
import { writeDocuments } from "./documents/documents.ts";
import { writeServices } from "./services/write-services.ts";
import { demoRecords } from "./seed.ts";
import { writeMedia } from "./videos/write-media.ts";
import { pictureFiles, writePictures } from "./write-pictures.ts";

const source = "demo";

export interface Filled {
  refused: number;
  /** One line for what was refused, and for what was left out, as a brand with something switched off has it. */
  complaints: string[];
  summary: string;
}

/** `media` where files are not in the folder. */
export async function fillStore(
  store: Store,
  dataDir: string,
  now: number,
  media?: Pick<MediaStore, "copyFrom">,
): Promise<Filled> {
  const records = demoRecords(now);
  // Before the records, so that no page is served without its pictures and clips.
  writePictures(join(dataDir, "uploads"));
  writeMedia(join(dataDir, "uploads"));
  writeDocuments(join(dataDir, "uploads"));
  writeServices(join(dataDir, "uploads"));
  await media?.copyFrom(join(dataDir, "uploads"));
  const complaints: string[] = [];
  const { refused } = await importRecords(store, ndjson(records), {
    refusal: (line, refusal) => complaints.push(refusalText(source, line, refusal)),
    gap: (line, record, gap) => complaints.push(gapText(source, line, record, gap)),
    progress: () => {},
  });
  const summary = `Filled the store with the demo newsroom: ${await tally(store)}, ${pictureFiles().length} pictures.`;
  return { refused, complaints, summary };
}

async function* ndjson(records: readonly object[]): AsyncGenerator<Uint8Array> {
  for (const record of records) yield Buffer.from(`${JSON.stringify(record)}\n`);
}

const counted = [
  ["article", "stories"],
  ["video", "videos"],
  ["person", "people"],
  ["show", "shows"],
  ["section", "sections"],
  ["tag", "topics"],
] as const;

async function tally(store: Store): Promise<string> {
  const counts = new Map((await store.counts()).map(({ type, records }) => [type, records]));
  return counted.map(([type, word]) => `${counts.get(type) ?? 0} ${word}`).join(", ");
}
