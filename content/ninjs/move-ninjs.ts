// Items of ninjs into the store. The files are read twice: of the versions of an item that they hold the newest counts, and only if none is here that
// is newer still. It stands where the first version stood; one that is canceled leaves.

import { z } from "zod";
import { sectionName } from "../../model/addresses/front-path.ts";
import { slugOf } from "../../model/addresses/slug.ts";
import { MarkupError } from "../../model/html/markup-limits.ts";
import { lookedAtOnce } from "../moving-in/address-claims.ts";
import type { GivenRecord } from "../moving-in/given-record.ts";
import type { Move, MovedRecord } from "../moving-in/run-move.ts";
import type { MoveReport } from "../moving-in/move-report.ts";
import { compareVersions, seenVersions, type SeenVersions } from "./item-versions.ts";
import { sectionFiler, type FileSection } from "./file-sections.ts";
import { inSmallLetters, isFirstVersion, ninjsItem, type NinjsItem } from "./ninjs-item.ts";
import { ninjsMedia } from "./ninjs-media.ts";
import { readNinjs, type ReadItem } from "./read-ninjs.ts";
import { standingStory } from "./standing-story.ts";
import { addressOfItem, idOfItem, storyOfItem } from "./story-of-item.ts";
import { isEmptyPackage } from "./unpack-items.ts";

const stories = new Set([undefined, "text", "composite"]);
const kind = "items";

interface NinjsParts {
  name: string;
  section: string;
  folder: string;
  isMediaBrought: boolean;
}

interface RecordParts {
  versions: SeenVersions;
  standing: Map<string, string>;
  report: MoveReport;
  file: FileSection;
}

export function moveOfNinjs(paths: readonly string[], { name, section, folder, isMediaBrought }: NinjsParts): Move {
  const media = ninjsMedia(name, isMediaBrought);
  return {
    folder,
    isWire: true,
    source: { system: "ninjs", files: paths, name },
    media: () => media.copies(),
    async *records(report, store) {
      const versions = seenVersions();
      const here = await store.all("section");
      const { file, isHere } = sectionFiler(here.map((one) => ({ title: one.title, path: sectionName(one) })));
      for await (const { place, ...given } of readNinjs(paths)) {
        const read = readItem(given);
        if ("item" in read) versions.see(read.item, place, addressOfItem(read.item, { section, file }));
      }
      const sections = new Set<string>();
      for await (const some of inGroups(readNinjs(paths), lookedAtOnce)) {
        const read = some.map(({ place, ...given }) => ({ place, ...readItem(given) }));
        const ids = read.flatMap((one) => ("item" in one ? idOfItem(one.item, name) : []));
        const standing = await store.sourcesById("article", [...new Set(ids)]);
        for (const one of read) {
          report.came(kind, "stories");
          if ("fault" in one) {
            if (one.isUnread) report.refused(one.place, one.fault, kind);
            else report.lost(one.place, one.fault, kind);
          } else {
            for (const record of recordsOf(one, { versions, standing, report, file })) {
              yield* sectionOf(record, sections, isHere);
              yield { record, of: kind };
            }
          }
        }
      }
    },
  };

  function* recordsOf(
    { place, item }: { place: string; item: NinjsItem },
    { versions, standing, report, file }: RecordParts,
  ): Generator<GivenRecord> {
    const id = idOfItem(item, name);
    const here = standingStory(standing.get(id));
    if (!versions.isNewest(item, place)) {
      report.lost(`${place} (${item.uri})`, "the whole item, of which these files hold a newer version", kind);
    } else if (here !== undefined && compareVersions(item, here) < 0) {
      report.lost(`${place} (${item.uri})`, "the whole item, of which a newer version is here", kind);
    } else if (item.pubstatus === "canceled") {
      yield { type: "article", id, deleted: true };
    } else {
      try {
        const tell = (what: string) => report.lost(place, what);
        const note = (what: string) => report.note(place, what);
        const story = storyOfItem(item, { name, section, file, media, tell, note });
        yield { ...story, canonical_url: versions.firstAddress(item) ?? story["canonical_url"], ...here?.addresses };
      } catch (error) {
        if (!(error instanceof MarkupError)) throw error;
        report.lost(place, `the whole item, which ${error.message}`, kind);
      }
    }
  }
}

/** An item that becomes a story, or why it is left out: it cannot be read, or has no place here. */
function readItem({
  item: given,
  isOnlyNamed = false,
}: Omit<ReadItem, "place">): { item: NinjsItem } | { fault: string; isUnread: boolean } {
  const left = (fault: string, isUnread: boolean) => ({ fault: `the whole item, which ${fault}`, isUnread });
  if (isFirstVersion(given)) return left("is of version 1 of ninjs", false);
  const fields = inSmallLetters(given);
  const { data: item, error } = ninjsItem.safeParse(fields);
  if (item === undefined) {
    return left(given === undefined ? "is not JSON" : unreadText(fields, error.issues[0]?.path[0]), true);
  }
  if (!stories.has(item.type)) return left(`is of the type ${item.type}`, false);
  if (isOnlyNamed) return left("is named in a package without its words", false);
  return isEmptyPackage(fields) ? left("is a package without words or pictures", false) : { item };
}

function unreadText(fields: unknown, name: PropertyKey | undefined): string {
  if (name === undefined || typeof fields !== "object" || fields === null) return "is no item of ninjs";
  const value = Object.entries(fields).find(([each]) => each === name)?.[1];
  const isMissing = value === undefined || value === null || value === "";
  return isMissing ? `has no ${String(name)}` : `has a ${String(name)} that cannot be read`;
}

async function* inGroups<T>(all: AsyncIterable<T>, most: number): AsyncGenerator<T[]> {
  let group: T[] = [];
  for await (const one of all) {
    group.push(one);
    if (group.length < most) continue;
    yield group;
    group = [];
  }
  yield group;
}

const filed = z.object({ wp__category: z.object({ title: z.string(), path: z.string() }) });

/** Each once, before its first story. */
function* sectionOf(
  record: GivenRecord,
  sections: Set<string>,
  isHere: (path: string) => boolean,
): Generator<MovedRecord> {
  const { title, path } = filed.safeParse(record).data?.wp__category ?? {};
  if (path === undefined || title === undefined || sections.has(path) || isHere(path)) return;
  sections.add(path);
  yield { record: { type: "section", id: slugOf(path), title, path } };
}
