// No two cards of one page show the same picture.

import { parse } from "node-html-parser";
import { expect, it } from "vitest";
import { parseResizedUrl } from "../../model/pictures/image-url.ts";
import { crawledPages, isDocument } from "./crawled.ts";

/** A face stands at every word of its owner, and a slide on its page again as the way to it. */
const isNoCard = (source: string, link: string | undefined): boolean =>
  source.startsWith("/uploads/people/") || link?.startsWith("#") === true;

function picturesOf(html: string): string[] {
  return parse(html)
    .querySelectorAll("img, amp-img")
    .flatMap((picture) => {
      const source = parseResizedUrl((picture.getAttribute("src") ?? "").replace(/\?.*/, ""))?.source;
      const link = picture.closest("a")?.getAttribute("href");
      return source === undefined || isNoCard(source, link) ? [] : [source];
    });
}

/**
 * Where the site itself offers a thing again: below a video, in the room of one topic or show, as the gallery beside a story; and the guide,
 * since both channels may carry one program.
 */
const offersAgain = /^\/(?:video\/(?:\d+$|topics\/|shows\/)|entertainment\/|fnctv)/;

const twice = (names: readonly string[]) => names.filter((name, index) => names.indexOf(name) !== index);

it("no picture stands on a page twice", () => {
  const repeated = crawledPages()
    .filter((page) => isDocument(page) && !offersAgain.test(page.path))
    .flatMap(({ path, html }) => twice(picturesOf(html)).map((picture) => `${path}: ${picture}`));
  expect(repeated).toEqual([]);
});
