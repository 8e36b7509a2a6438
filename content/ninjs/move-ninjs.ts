// Items of ninjs into the store, one by one. A newer version of an item takes the place of the older; one that is canceled leaves.

import { z } from "zod";
import { slugOf } from "../../model/addresses/slug.ts";
import { MarkupError } from "../../model/html/markup-limits.ts";
import type { Move, MovedRecord } from "../moving-in/run-move.ts";
import type { MoveReport } from "../moving-in/move-report.ts";
import { inSmallLetters, isFirstVersion, ninjsItem } from "./ninjs-item.ts";
import { ninjsMedia } from "./ninjs-media.ts";
import { readNinjs } from "./read-ninjs.ts";
import { idOfItem, storyOfItem } from "./story-of-item.ts";

const stories = new Set([undefined, "text", "composite"]);
const kind = "items";

interface NinjsParts {
  name: string;
  section: string;
  folder: string;
  isMediaBrought: boolean;
}

export function moveOfNinjs(paths: readonly string[], { name, section, folder, isMediaBrought }: NinjsParts): Move {
  const media = ninjsMedia(name, isMediaBrought);
  return {
    folder,
    source: { system: "ninjs", files: paths, name },
    media: () => media.copies(),
    async *records(report) {
      const sections = new Set<string>();
      for await (const { place, item: given } of readNinjs(paths)) {
        report.came(kind, "stories");
        for (const moved of recordsOf(place, given, report)) {
          yield* sectionOf(moved.record, sections);
          yield moved;
        }
      }
    },
  };

  function* recordsOf(place: string, given: unknown, report: MoveReport): Generator<MovedRecord> {
    if (isFirstVersion(given)) {
      report.lost(place, "the whole item, which is of version 1 of ninjs", kind);
      return;
    }
    const read = ninjsItem.safeParse(inSmallLetters(given));
    if (!read.success) {
      const [fault] = read.error.issues;
      report.lost(
        place,
        `the whole item: ${given === undefined ? "is not JSON" : `${fault?.path.join(".")} ${fault?.message}`}`,
        kind,
      );
      return;
    }
    const item = read.data;
    if (!stories.has(item.type)) {
      report.lost(place, `the whole item, which is of the type ${item.type}`, kind);
      return;
    }
    if (item.pubstatus === "canceled") {
      yield { record: { type: "article", id: idOfItem(item, name), deleted: true }, of: kind };
      return;
    }
    try {
      yield { record: storyOfItem(item, { name, section, media, tell: (what) => report.lost(place, what) }), of: kind };
    } catch (error) {
      if (!(error instanceof MarkupError)) throw error;
      report.lost(place, `the whole item, which ${error.message}`, kind);
    }
  }
}

const filed = z.object({ wp__category: z.object({ title: z.string(), path: z.string() }) });

/** Each once, before its first story. */
function* sectionOf(record: MovedRecord["record"], sections: Set<string>): Generator<MovedRecord> {
  const { title, path } = filed.safeParse(record).data?.wp__category ?? {};
  if (path === undefined || title === undefined || sections.has(path)) return;
  sections.add(path);
  yield { record: { type: "section", id: slugOf(path), title, path } };
}
