// Programs by which others read our pages, each asked the same: what is this story, who wrote it, when, and how does it go?

import { extractFromHtml } from "@extractus/article-extractor";
import { Readability } from "@mozilla/readability";
import { parseHTML } from "linkedom";
import createMetascraper from "metascraper";
import author from "metascraper-author";
import date from "metascraper-date";
import description from "metascraper-description";
import image from "metascraper-image";
import title from "metascraper-title";
import url from "metascraper-url";
import openGraphScraper from "open-graph-scraper";

/** What a reader found; it leaves out what it does not look for. */
export interface ReadStory {
  title: string | undefined;
  author: string | undefined;
  date: string | undefined;
  description?: string;
  image?: string;
  url?: string;
  /** Everything it took for the story's words. */
  text?: string;
}

type Reader = (html: string, address: string) => Promise<ReadStory>;

const orNone = (value: string | null | undefined) => value ?? undefined;

const textOf = (html: string) => parseHTML(`<html><body>${html}</body></html>`).document.body.textContent;

const readability: Reader = async (html) => {
  const { document } = parseHTML(html);
  const found = new Readability(document).parse();
  return {
    title: orNone(found?.title),
    author: orNone(found?.byline),
    date: orNone(found?.publishedTime),
    description: orNone(found?.excerpt),
    text: orNone(found?.textContent),
  };
};

const metascraper = createMetascraper([author(), date(), description(), image(), title(), url()]);

const metascraperReader: Reader = async (html, address) => {
  const found = await metascraper({ html, url: address });
  return {
    title: found.title,
    author: found.author,
    date: found.date,
    description: found.description,
    image: found.image,
    url: found.url,
  };
};

const openGraph: Reader = async (html) => {
  const { result } = await openGraphScraper({ html });
  return {
    title: result.ogTitle,
    author: result.author,
    date: result.articlePublishedTime,
    description: result.ogDescription,
    image: result.ogImage?.[0]?.url,
    url: result.ogUrl,
  };
};

const extractus: Reader = async (html, address) => {
  const found = await extractFromHtml(html, address);
  return {
    title: found?.title,
    author: found?.author,
    date: found?.published,
    image: found?.image,
    url: found?.url,
    text: textOf(found?.content ?? ""),
  };
};

export const outsideReaders: Readonly<Record<string, Reader>> = {
  Readability: readability,
  metascraper: metascraperReader,
  "open-graph-scraper": openGraph,
  "article-extractor": extractus,
};
