// Names by which aggregators, read-it-later apps and search engines find things in our pages. Others have written them into their
// programs, so they stay.

import { parse, type HTMLElement } from "node-html-parser";
import { describe, expect, it } from "vitest";
import { crawledPages } from "./crawled.ts";

const crawled = new Map(crawledPages().map(({ path, html }) => [path, html]));

function page(path: string): HTMLElement {
  const html = crawled.get(path);
  if (html === undefined) throw new Error(`${path} was not met`);
  return parse(html);
}

const stories = [
  "/politics/senate-clears-storm-recovery-bill",
  "/us/tropical-storm-odalys-makes-landfall",
  "/opinion/peace-by-plumbing-in-the-karsk-valley",
  "/weather/odalys-stalls-louisiana-flood-threat",
  "/health/after-the-flood-health-questions-answered",
];

describe.each(stories)("the story %s", (path) => {
  const root = page(path);

  it.each([
    "article h1.headline",
    "article h2.sub-headline.speakable",
    "article .article-body > p",
    "article .author-byline a[href^='/person/']",
    "article .article-date time[datetime]",
    "article .eyebrow a",
    "article .caption",
    "body.article-single",
    "meta[name='dc.creator'][content]",
    "meta[name='classification-tags'][content]",
    "meta[name='prism.section'][content]",
    "meta[name='pagetype'][content='article']",
    `a[href='${path}.print']`,
  ])("has %s", (selector) => {
    expect(root.querySelector(selector)).not.toBeNull();
  });

  it("has its words in paragraphs right below .article-body, the first two speakable", () => {
    const paragraphs = root.querySelectorAll(".article-body > p");
    expect(paragraphs.length).toBeGreaterThan(5);
    const marked = root.querySelectorAll(".article-body p.speakable");
    expect(marked.map(({ text }) => text)).toEqual(paragraphs.slice(0, 2).map(({ text }) => text));
  });

  it("can be printed where its address ends in .print", () => {
    expect(page(`${path}.print`).querySelector("article .article-body > p")).not.toBeNull();
  });
});

it.each([
  ["/politics", "section-front"],
  ["/category/us/disasters", "section-front"],
  ["/person/n/nora-castellan", "person-single"],
])("the page %s has the body class %s", (path, name) => {
  expect(page(path).querySelector(`body.${name}`)).not.toBeNull();
});
