// The body of a story file → components as records carry them.

import { z } from "zod";
import { inlineHtml, inlineText } from "./inline-markup.ts";
import type { Refuse } from "./story-fault.ts";

export interface Component {
  is: string;
  props: Record<string, unknown>;
}

const picture = /^!\[(?<caption>[^\]|]*)(?:\|(?<credit>[^\]]*))?\]\(art:(?<name>[a-z0-9-]+)\)$/;
const heading = /^(?<marks>#+) (?<text>\S.*)$/;
const attribution = /^[—–] ?(?<author>\S.*)$/;
const unorderedItem = /^- +/;
const orderedItem = /^\d+\. +/;
const artAddress = /^art:(?<name>[a-z0-9-]+)$/;

const jsonComponent = z.object({ is: z.string().min(1), props: z.record(z.string(), z.unknown()) });

/** The address of a picture of `pictures/art`. */
export function artUrl(name: string): string {
  return `/uploads/art/${name}.webp`;
}

export function readBody(body: string, refuse: Refuse): Component[] {
  const blocks = body
    .split(/\n{2,}/)
    .map((block) => block.trim())
    .filter((block) => block !== "");
  if (blocks.length === 0) refuse("the body is empty");
  return blocks.map((block) => readBlock(block, refuse));
}

function readBlock(block: string, refuse: Refuse): Component {
  if (block.startsWith(":::")) return readJson(block, refuse);
  if (block.startsWith("![")) return readPicture(block, refuse);
  if (block.startsWith("#")) return readHeading(block, refuse);
  const lines = block.split("\n");
  if (block.startsWith(">")) return readQuote(lines, refuse);
  if (unorderedItem.test(block)) return readList(lines, unorderedItem, refuse);
  if (orderedItem.test(block)) return readList(lines, orderedItem, refuse);
  return { is: "paragraph", props: { text: inlineHtml(lines.join(" "), refuse) } };
}

function readJson(block: string, refuse: Refuse): Component {
  if (block.includes("\n")) refuse("a ::: component must be JSON on one line, with empty lines around it");
  let value: unknown;
  try {
    value = JSON.parse(block.slice(3));
  } catch (error) {
    refuse(`a ::: component is not JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  const component = jsonComponent.safeParse(value).data ?? refuse('a ::: component must have "is" and "props"');
  return jsonComponent.parse(withArt(component));
}

/** The same value with every `art:NAME` turned into the address of a picture. */
function withArt(value: unknown): unknown {
  if (typeof value === "string") {
    const name = artAddress.exec(value)?.groups?.name;
    return name === undefined ? value : artUrl(name);
  }
  if (Array.isArray(value)) return value.map(withArt);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, withArt(inner)]));
}

function readPicture(block: string, refuse: Refuse): Component {
  const {
    caption = "",
    credit = "",
    name = "",
  } = picture.exec(block)?.groups ??
  refuse(`a picture is written ![Caption | Credit](art:NAME), not ${JSON.stringify(block)}`);
  return articleImage(artUrl(name), caption.trim(), credit.trim(), refuse);
}

export function articleImage(url: string, caption: string, credit: string, refuse: Refuse): Component {
  return {
    is: "article-image",
    props: { url, imageAlt: inlineText(caption), caption: inlineHtml(caption, refuse), copyright: credit },
  };
}

function readHeading(block: string, refuse: Refuse): Component {
  const { marks = "", text = "" } =
    heading.exec(block)?.groups ?? refuse(`not a heading: ${JSON.stringify(block.slice(0, 60))}`);
  if (marks.length < 2 || marks.length > 6) refuse("headings in a story are ## to ######; # is its title");
  return { is: "heading", props: { level: marks.length, text: inlineHtml(text, refuse) } };
}

function readQuote(lines: readonly string[], refuse: Refuse): Component {
  const said = lines.map((line) =>
    line.startsWith(">") ? line.slice(1).trim() : refuse("every line of a pull quote starts with >"),
  );
  const author = attribution.exec(said.at(-1) ?? "")?.groups?.author;
  const text = (author === undefined ? said : said.slice(0, -1)).join(" ").trim();
  if (text === "") refuse("a pull quote says nothing");
  return { is: "pull-quote", props: { text: inlineHtml(text, refuse), ...(author !== undefined && { author }) } };
}

function readList(lines: readonly string[], mark: RegExp, refuse: Refuse): Component {
  const items = lines.map((line) =>
    mark.test(line)
      ? inlineHtml(line.replace(mark, ""), refuse)
      : refuse(`every line of a list is an item: ${JSON.stringify(line.slice(0, 60))}`),
  );
  return { is: "list", props: { ordered: mark === orderedItem, items } };
}
