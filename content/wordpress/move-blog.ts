// A whole blog, record by record: people, sections and tags first, then everything as it stands in the file, and redirects for every address
// that it answered.

import { addressClaims, ledHere, lookedAtOnce } from "../moving-in/address-claims.ts";
import { commentsFile, type CommentsFile } from "../moving-in/comments-file.ts";
import type { Move, MovedRecord } from "../moving-in/run-move.ts";
import type { MoveReport } from "../moving-in/move-report.ts";
import { standingAmong } from "../moving-in/standing-among.ts";
import type { Store } from "../store/store.ts";
import type { Blog } from "./blog.ts";
import { commentLines } from "./comment-lines.ts";
import { itemMover, type MovedItem } from "./move-item.ts";
import { kindOfItem, nameOfItem, numberOfItem, reusableBlock, typeOf } from "./item-kind.ts";
import { mediaLookup } from "./media.ts";
import { namedRecords, typeTerms } from "./named-records.ts";
import { dateAddresses, patternAddresses, typeAddresses } from "./old-addresses.ts";
import { ownLinks } from "./own-links.ts";
import { peopleOf, personFinder, personPaths } from "./people-of.ts";
import { entriesIn, type BlogNames } from "./read-names.ts";
import type { WxrItem } from "./read-wxr.ts";
import type { NewsroomParts } from "./records-of.ts";
import { sectionPlaces, sectionsOf } from "./sections-of.ts";
import { tagPaths } from "./tag-paths.ts";

export function moveOfBlog(blog: Blog, names: BlogNames, files: readonly string[], folder: string): Move {
  const media = mediaLookup(names.attachments, blog);
  return {
    folder,
    source: { system: "WordPress", files, name: blog.name, title: blog.title, address: blog.address },
    media: () => media.copies(),
    async *records(report, store) {
      const shown = new Set<string>();
      const oldestDay = [...names.days].toSorted()[0]?.replace(/^(\d{4})(\d\d)/, "$1-$2-");
      const parts: NewsroomParts = {
        blog,
        clock: names.clock,
        ...(await placed(blog, names, store)),
        types: names.types,
        tagPath: await tagPaths(names, blog, store),
        media,
        wantedPlaces: names.places,
        ...ownLinks(blog, media),
        block(number) {
          shown.add(number);
          return names.blocks.get(number);
        },
        tell: (item, what, of) => report.lost(item, what, of),
        note: (item, what) => report.note(item, what),
        ...(oldestDay && { oldestDay }),
      };
      const claims = addressClaims({ field: "wordpress", name: blog.name, store, report });
      yield* namedRecords(parts, names, { report, store, claims });
      const types = typeAddresses(names.types, parts.sections, blog);
      yield* ledHere([...dateAddresses(blog, names.days), ...types, ...patternAddresses(blog)], claims);
      const comments = commentsFile(folder);
      yield* itemsOf(files, itemMover(parts, names, { claims, report }), { report, comments, blog });
      await comments.close(report);
      tellBlocks(names, shown, report);
    },
  };
}

/** The archive of a year was there, of this blog or of one that came before. */
const isYear = (path: string, { base }: Blog) => base === "" && /^\/(?:19|20)\d\d$/.test(path);

/** People and sections get their addresses, beside what stands there already. */
async function placed(blog: Blog, names: BlogNames, store: Store) {
  const terms = new Map([...typeTerms(names.types), ...names.categories]);
  const authors = [...names.authors.values(), ...names.unlisted.values()];
  const { othersAt, standing } = await standingAmong(
    [...[...terms.keys()].flatMap((slug) => sectionPlaces(slug, blog)), ...personPaths(authors, blog)],
    (path) => names.taken.has(path) || isYear(path, blog),
    store,
  );
  const people = peopleOf(authors, blog, (path, id) => othersAt(path, id).length > 0);
  return { people, personOf: personFinder(people), sections: sectionsOf(terms, blog, standing) };
}

interface ItemsParts {
  report: MoveReport;
  comments: CommentsFile;
  blog: Blog;
}

async function* itemsOf(
  files: readonly string[],
  mover: ReturnType<typeof itemMover>,
  { report, comments, blog }: ItemsParts,
): AsyncGenerator<MovedRecord> {
  let group: WxrItem[] = [];
  /** Several files of one export may hold an item twice. */
  const seen = new Set<string | number>();

  async function* moved(): AsyncGenerator<MovedRecord> {
    await mover.look(group);
    for (const item of group) {
      const made = mover.made(item);
      if (made !== undefined) yield* made.records;
      await withComments(item, made);
    }
    group = [];
  }

  async function withComments(item: WxrItem, made: MovedItem | undefined): Promise<void> {
    const count = item.comments.length;
    if (count === 0) return;
    report.came("comments", "lines of comments.jsonl", count);
    if (made === undefined) {
      for (const [place] of item.comments.entries()) {
        const name = `${kindOfItem(item)} ${numberOfItem(item)}, comment ${place + 1}`;
        report.lost(name, "a comment of what is left out", "comments");
      }
      return;
    }
    await comments.add(commentLines(item, blog, made.path));
    report.went("comments", count);
  }

  for await (const entry of entriesIn(files)) {
    if (!("item" in entry)) continue;
    const { item } = entry;
    const kind = kindOfItem(item);
    report.came(kind, mover.becomes(item));
    const mark = Number(numberOfItem(item)) || numberOfItem(item);
    if (seen.has(mark)) report.lost(nameOfItem(item), "the second item of one number: the first is here", kind);
    else if (typeOf(item) !== reusableBlock) group.push(item);
    seen.add(mark);
    if (group.length >= lookedAtOnce) yield* moved();
  }
  yield* moved();
}

/** Those that a story shows are in it. */
function tellBlocks({ blocks }: BlogNames, shown: ReadonlySet<string>, report: MoveReport): void {
  for (const number of blocks.keys()) {
    const kind = `items of the type ${reusableBlock}`;
    if (shown.has(number)) report.went(kind);
    else report.lost(`${reusableBlock} ${number}`, "a reusable block that no story shows", kind);
  }
}
