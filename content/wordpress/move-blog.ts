// A whole blog, record by record: people, sections and tags first, then everything as it stands in the file, and redirects for every address
// that it answered.

import { createWriteStream, type WriteStream } from "node:fs";
import { rename } from "node:fs/promises";
import { once } from "node:events";
import { join } from "node:path";
import type { Move, MovedRecord } from "../moving-in/run-move.ts";
import type { MoveReport } from "../moving-in/move-report.ts";
import { ownPatterns } from "../moving-in/own-patterns.ts";
import { standingAmong } from "../moving-in/standing-among.ts";
import type { Store } from "../store/store.ts";
import { attachmentRecords } from "./attachment-records.ts";
import { numberPath, type Blog } from "./blog.ts";
import { commentLines } from "./comment-lines.ts";
import { attachmentOf, mediaLookup } from "./media.ts";
import { itemAddresses, patternAddresses, personAddresses, sectionAddresses } from "./old-addresses.ts";
import { ownLinks } from "./own-links.ts";
import { peopleOf, personPaths, personRecord } from "./people-of.ts";
import { entriesIn, type BlogNames } from "./read-names.ts";
import type { WxrItem } from "./read-wxr.ts";
import { kindOfItem, numberOfItem, recordOf, tagRecord, type NewsroomParts } from "./records-of.ts";
import { sectionPaths, sectionsOf } from "./sections-of.ts";

export function moveOfBlog(blog: Blog, names: BlogNames, files: readonly string[], folder: string): Move {
  const media = mediaLookup(names.attachments, blog);
  return {
    folder,
    source: { system: "WordPress", files, name: blog.name, title: blog.title, address: blog.address },
    media: () => media.copies(),
    async *records(report, store) {
      const parts: NewsroomParts = {
        blog,
        ...(await placed(blog, names, store)),
        media,
        ownLink: ownLinks(blog, media),
        tell: (item, what, of) => report.lost(item, what, of),
      };
      yield* named(parts, names, report);
      yield* ownPatterns(patternAddresses(blog), "wordpress", blog.name, store, report);
      const comments = openComments(folder);
      const more: ItemParts = { names, report, comments: comments.file, described: new Set() };
      for await (const entry of entriesIn(files)) if ("item" in entry) yield* ofItem(entry.item, parts, more);
      await comments.close(report);
    },
  };
}

/** People and sections get their addresses, beside what stands there already. */
async function placed(blog: Blog, names: BlogNames, store: Store) {
  const paths = [...names.categories.keys()].flatMap((slug) => sectionPaths(slug, blog));
  const { othersAt, standing } = await standingAmong(
    [...paths, ...personPaths(names.authors.values(), blog)],
    (path) => names.taken.has(path),
    store,
  );
  const people = peopleOf(names.authors.values(), blog, (path, id) => othersAt(path, id).length > 0);
  return { people, sections: sectionsOf(names.categories, blog, standing) };
}

async function* named(
  { blog, people, sections }: NewsroomParts,
  names: BlogNames,
  report: MoveReport,
): AsyncGenerator<MovedRecord> {
  report.came("authors", "people", people.size);
  for (const person of people.values()) {
    yield { record: personRecord(person), of: "authors" };
    for (const record of personAddresses(person, blog)) yield { record };
  }
  report.came("categories", "sections", sections.size);
  for (const [slug, section] of sections) {
    if (section.record === undefined) {
      report.went("categories");
      report.note(`category ${slug}`, "shares the section that is there already");
    } else yield { record: section.record, of: "categories" };
    for (const record of sectionAddresses(section, blog, names.tags.has(slug))) yield { record };
  }
  report.came("tags", "tags", names.tags.size);
  for (const tag of names.tags.values()) yield { record: tagRecord(tag, blog), of: "tags" };
  for (const { domain, slug, name } of names.furtherTerms) {
    // Stories name their guest authors.
    if (domain === guestAuthors) continue;
    const kind = `terms of the kind ${domain}`;
    report.came(kind, "nothing");
    report.lost(`${domain} ${slug} “${name}”`, "a term of a kind that is not here: its stories keep its name", kind);
  }
}

const guestAuthors = "author";

interface ItemParts {
  names: BlogNames;
  report: MoveReport;
  comments: WriteStream;
  /** Files that have their record already. */
  described: Set<string>;
}

const becomes: Readonly<Record<string, string>> = {
  posts: "stories",
  pages: "static pages",
  attachments: "media records and redirects",
};

async function* ofItem(item: WxrItem, parts: NewsroomParts, more: ItemParts): AsyncGenerator<MovedRecord> {
  const { report, comments } = more;
  const kind = kindOfItem(item);
  report.came(kind, becomes[kind] ?? "nothing");
  if (item.comments.length > 0) report.came("comments", "lines of comments.jsonl", item.comments.length);
  const made = madeOf(item, kind, parts, more);
  if (made === undefined) {
    for (const [place] of item.comments.entries())
      report.lost(`${kind} ${numberOfItem(item)}, comment ${place + 1}`, "a comment of what is left out", "comments");
    return;
  }
  yield* made.records;
  for (const line of commentLines(item, parts.blog, made.path))
    if (!comments.write(line)) await once(comments, "drain");
  if (item.comments.length > 0) report.went("comments", item.comments.length);
}

/** Its records, and where it is found; nothing of what is left out. */
function madeOf(
  item: WxrItem,
  kind: string,
  parts: NewsroomParts,
  { names, report, described }: ItemParts,
): { path: string; records: MovedRecord[] } | undefined {
  const { blog, media } = parts;
  const number = numberOfItem(item);
  const attachment = attachmentOf(item);
  if (attachment !== undefined) {
    const isThere = (id: string) => names.imported.has(Number(id));
    const tell = (what: string) => report.lost(`${kind} ${number}`, what);
    const { file, addresses } = attachmentRecords(item, attachment, { blog, media, isThere, described, tell });
    if (file === undefined) report.went(kind);
    const records = addresses.map((record) => ({ record }));
    return {
      path: numberPath(blog, number),
      records: file === undefined ? records : [{ record: file, of: kind }, ...records],
    };
  }
  const made = recordOf(item, parts);
  if (made === undefined) return undefined;
  const { record, address } = made;
  const addresses = itemAddresses(number, kind === "pages", address, blog);
  return { path: address.path, records: [{ record, of: kind }, ...addresses.map((one) => ({ record: one }))] };
}

function openComments(folder: string) {
  const name = join(folder, "comments.jsonl");
  const file = createWriteStream(`${name}.part`, { mode: 0o600 });
  return {
    file,
    async close(report: MoveReport): Promise<void> {
      file.end();
      await once(file, "finish");
      if (file.bytesWritten === 0) return;
      await rename(`${name}.part`, name);
      report.beside("comments.jsonl", "the comments, one JSON object a line; they hold addresses of readers");
    },
  };
}
