// Walks a site as a reader would: from the front page along every link, then to the pages that no link leads to, then to the other
// forms of pages: AMP, text edition, paper. A few requests at a time, and so many pages at most.

import { sitePath } from "../../model/addresses/site-path.ts";
import { askPolitely, type Answer } from "./ask-politely.ts";
import { isOtherForm, pageItself } from "./other-forms.ts";
import { readDocument, type ReadDocument } from "./read-document.ts";

export interface WalkParts {
  /** Scheme and host. */
  site: string;
  /** Addresses of the store, whether anything leads there or not. */
  further: readonly string[];
  mostPages: number;
  onPage?: (visited: number) => void;
  ask?: typeof askPolitely;
}

export interface Walk {
  /** The status at each path that was asked for; of a redirect, that of its end. */
  statusOf: (path: string) => number | undefined;
  /** Paths that were met, each with some of the pages on which it was. */
  links: ReadonlyMap<string, readonly string[]>;
  pictures: ReadonlyMap<string, readonly string[]>;
  /** The links of the front page. */
  onFrontPage: ReadonlySet<string>;
  visited: number;
  /** How many more pages are known and were not asked for. */
  left: number;
}

const atOnce = 2;
const pagesTold = 3;
const mostSteps = 10;

/** What is no page is asked for by its head, and led nowhere by. */
const isFile = (path: string): boolean =>
  /^\/(?:assets|cards|feeds|img|sitemaps|uploads)\/|\.[a-z0-9]{2,5}$/i.test(path) && !isOtherForm(path);

/** Calls are no pages. */
const isFollowed = (path: string): boolean => !/^\/(?:_page|api)(?:\/|$)/.test(path);

export async function walkSite({ site, further, mostPages, onPage, ask = askPolitely }: WalkParts): Promise<Walk> {
  const answers = new Map<string, Pick<Answer, "status" | "location">>();
  const [links, pictures] = [new Map<string, string[]>(), new Map<string, string[]>()];
  const drawn = new Map<string, string>();
  const waiting = ["/"];
  const otherForms: string[] = [];
  const known = new Set(waiting);
  const rest = further.values();
  let onFrontPage: ReadonlySet<string> = new Set();
  let visited = 0;

  function expect(path: string): void {
    if (known.has(path) || !isFollowed(path)) return;
    known.add(path);
    (isOtherForm(path) ? otherForms : waiting).push(path);
  }

  function next(): string | undefined {
    if (visited >= mostPages) return undefined;
    for (let found = waiting.shift(); ; found = waiting.shift()) {
      if (found !== undefined) return found;
      const { value, done } = rest.next();
      if (done === true) return otherForms.shift();
      expect(value);
    }
  }

  function note(path: string, { links: to, pictures: shown }: ReadDocument): void {
    if (path === "/") onFrontPage = new Set(to);
    for (const link of to) {
      noteOn(links, link, path);
      expect(link);
    }
    for (const [picture, asked] of shown) {
      noteOn(pictures, picture, path);
      if (!drawn.has(picture)) drawn.set(picture, asked);
    }
  }

  async function visit(path: string): Promise<void> {
    visited += 1;
    onPage?.(visited);
    const { status, location, html } = await ask(site, path, isFile(path) ? "HEAD" : "GET");
    answers.set(path, { status, location: location === undefined ? undefined : ownTarget(location, site) });
    const to = answers.get(path)?.location;
    if (to !== undefined) expect(to);
    if (html !== undefined) note(path, readDocument(html, site + path));
  }

  async function walk(): Promise<void> {
    for (let path = next(); path !== undefined; path = next()) await visit(path);
  }

  // The front page by itself: what it leads to comes before what nothing leads to.
  await visit(next() ?? "/");
  // Whoever finds nothing left to do may have come too early: what the others read leads on.
  for (let before = -1; before !== visited;) {
    before = visited;
    await Promise.all(Array.from({ length: atOnce }, walk));
  }
  for (const [picture, asked] of drawn) {
    const stored = await ask(site, picture, "HEAD");
    // A file may be there and not fit to be drawn.
    answers.set(picture, stored.status === 200 && asked !== picture ? await ask(site, asked, "HEAD") : stored);
  }

  function statusOf(path: string): number | undefined {
    let at = path;
    for (let step = 0; step < mostSteps; step += 1) {
      const { status, location } = answers.get(at) ?? {};
      if (location === undefined) return status;
      at = location;
    }
    return 310;
  }
  return {
    statusOf,
    links,
    pictures,
    onFrontPage,
    visited,
    left: waiting.length + otherForms.length + [...rest].length,
  };
}

function noteOn(map: Map<string, string[]>, key: string, page: string): void {
  const pages = map.get(key);
  if (pages === undefined) map.set(key, [page]);
  else if (pages.length < pagesTold && !pages.includes(page) && !pages.includes(pageItself(page))) pages.push(page);
}

/** Of a redirect to another site nothing more is asked. */
function ownTarget(location: string, site: string): string | undefined {
  const url = URL.parse(location, site);
  if (url === null) return undefined;
  return url.origin === new URL(site).origin || sitePath(url.href) !== undefined ? url.pathname : undefined;
}
