// The archive of a section or a tag: every month there is, or the stories of one. What lies beyond the eight pages of a listing (FRONT-07) is
// reached here.

import type { Archive } from "../../../content/archive.ts";
import { notFound } from "../../../model/http-error.ts";
import { brand } from "../../../model/brand.ts";
import { withNeighbours } from "../../head/page-neighbours.ts";
import { listHead } from "../../head/show-head.ts";
import { messages } from "../../messages.ts";
import type { PageContext } from "../../page-context.ts";
import type { PageContent } from "../../page-types.ts";
import { listedStory } from "../person/listed-story.ts";
import { allMonths, archiveUrl, monthUrl } from "./archive-address.ts";
import { archiveYears, monthLink, monthName } from "./archive-months.ts";
import type { ArchivePageProps } from "./Page.tsx";

/** The front that an archive belongs to. */
interface ArchivedFront {
  title: string;
  /** A section and a topic may share a title. */
  isTopic: boolean;
  /** The list of its stories. */
  list: string;
}

const storiesPerPage = 50;

export async function loadArchivePage(context: PageContext, front: ArchivedFront): Promise<PageContent<"archive">> {
  const { archive, query } = context;
  if (archive === undefined) throw notFound(messages.pageNotFound);
  const asked = query.get("archive") ?? "";
  return asked === allMonths ? everyMonth(context, archive, front) : oneMonth(context, archive, front, asked);
}

async function everyMonth(
  context: PageContext,
  archive: Archive,
  front: ArchivedFront,
): Promise<PageContent<"archive">> {
  const { path } = context;
  const months = await archive.listMonths("article", front.list);
  if (months.length === 0 || context.query.has("page")) throw notFound(messages.pageNotFound);
  const title = `${front.title} archive`;
  const years = archiveYears(path, months);
  return archivePage(context, {
    title: `${headTitle(front)} archive`,
    description: `Every story in ${front.title} on ${brand.name}, month by month.`,
    address: archiveUrl(path),
    items: years.flatMap(({ year, months: some }) => some.map(({ name, url }) => ({ name: `${name} ${year}`, url }))),
    props: { title, front: { name: front.title, url: path }, years },
  });
}

async function oneMonth(
  context: PageContext,
  archive: Archive,
  front: ArchivedFront,
  month: string,
): Promise<PageContent<"archive">> {
  const { path, query } = context;
  const { title, list } = front;
  const page = Number(query.get("page") ?? 1);
  const part = { month, offset: (page - 1) * storiesPerPage, size: storiesPerPage };
  const [{ cards, total }, beside] = await Promise.all([
    page > 0 ? archive.listMonth("article", list, part) : { cards: [], total: 0 },
    archive.monthsBeside("article", list, month),
  ]);
  if (cards.length === 0) throw notFound(messages.pageNotFound);
  const urls = Array.from({ length: Math.ceil(total / storiesPerPage) }, (_, index) =>
    monthUrl(path, month, index + 1),
  );
  const pages = { page, previous: urls[page - 2], next: urls[page], pages: urls };
  const stories = cards.map(listedStory);
  const name = `${title}, ${monthName(month)}`;
  const inHead = `${headTitle(front)}, ${monthName(month)}`;
  const made = archivePage(context, {
    title: page === 1 ? inHead : `${inHead}, page ${page}`,
    description: `What ${brand.name} published in ${title} in ${monthName(month)}: ${total} ${total === 1 ? "story" : "stories"}.`,
    address: monthUrl(path, month, page),
    items: stories.map((story) => ({ name: story.title, url: story.url })),
    props: {
      title: name,
      front: { name: title, url: path },
      month: {
        stories,
        pages,
        older: monthLink(path, beside.older),
        newer: monthLink(path, beside.newer),
        archiveUrl: archiveUrl(path),
      },
    },
  });
  return { ...made, head: withNeighbours(made.head, context.origin, pages) };
}

function headTitle({ title, isTopic }: ArchivedFront): string {
  return isTopic ? `${title} topic` : title;
}

interface ArchivePageParts {
  title: string;
  description: string;
  /** With the question that makes it this page: that is its canonical address. */
  address: string;
  items: readonly { name: string; url: string }[];
  props: ArchivePageProps;
}

function archivePage(
  { origin }: PageContext,
  { title, description, address, items, props }: ArchivePageParts,
): PageContent<"archive"> {
  return {
    page: "archive",
    props,
    head: listHead({ title, description, path: address, origin, pageType: "archive" }, items),
    status: 200,
    bodyClass: "section-archive",
  };
}
