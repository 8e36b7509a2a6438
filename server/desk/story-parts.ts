// The body of a story as its record has it, component by component, and the same with other words. What nobody touches stays as it came. Pure.

import { parse, type HTMLElement, type Node } from "node-html-parser";
import { wordsOf } from "../../content/blocks/block-words.ts";
import { blockKind, parseBlocks } from "../../content/blocks/parse-blocks.ts";
import type { PictureOfPart, StoryChange, StoryPart } from "../../model/desk/story-calls.ts";
import { plainWords } from "../../model/words/passage.ts";
import { isElement } from "./is-element.ts";

type Fields = Readonly<Record<string, unknown>>;

interface Entry {
  /** As this site calls it. */
  kind: string;
  props: Fields;
  /** The same component with other props. */
  with: (props: Fields) => Fields;
}

/** `{is, props}`, `{component, model}` and `{content_type, content}`, as exports write them. */
const spellings = [
  ["is", "props"],
  ["component", "model"],
  ["content_type", "content"],
] as const;

function entryOf(component: unknown): Entry | undefined {
  const given = fieldsIn(component);
  const spelling = spellings.find(([name]) => typeof given[name] === "string");
  if (spelling === undefined) return undefined;
  const [name, inside] = spelling;
  const kind = blockKind(String(given[name])) ?? String(given[name]);
  const held = given[inside];
  const props = typeof held === "string" ? { text: held } : fieldsIn(held);
  return { kind, props, with: (changed) => ({ ...given, [inside]: changed }) };
}

function fieldsIn(value: unknown): Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value))
    : {};
}

const text = (value: unknown): string => (typeof value === "string" ? value : "");

export function partsOf(components: unknown): StoryPart[] {
  return (Array.isArray(components) ? components : []).map(partOf);
}

function partOf(component: unknown, position: number): StoryPart {
  const entry = entryOf(component);
  const named = { position, kind: entry?.kind ?? "?" };
  const html = entry && htmlOf(entry);
  if (html !== undefined) return { ...named, is: "text", html };
  if (entry?.kind === "article-image") return { ...named, is: "picture", ...pictureIn(entry.props) };
  return { ...named, is: "other", words: wordsIn(component) };
}

/** What of a component can be read, without markup. */
export function wordsIn(component: unknown): string {
  const { blocks } = parseBlocks([component]);
  return blocks.flatMap(wordsOf).map(plainWords).filter(Boolean).join(" ");
}

function pictureIn({ url, externalUrl, baseImage, imageAlt, alt }: Fields): PictureOfPart {
  const address = [url, externalUrl, baseImage].map(text).find((one) => one.trim() !== "");
  return { url: address ?? "", alt: text(imageAlt) || text(alt) };
}

/** As the editor of texts opens it; undefined for what has no words of its own. */
function htmlOf({ kind, props }: Entry): string | undefined {
  switch (kind) {
    case "paragraph":
    case "pull-quote":
      return `<p>${text(props["text"])}</p>`;
    case "heading":
      return `<h${drawnLevel(props)}>${text(props["text"])}</h${drawnLevel(props)}>`;
    case "list":
      return listHtml(props);
    default:
      return undefined;
  }
}

/** The editor knows the levels from 2 to 4. */
function drawnLevel({ level, rank }: Fields): number {
  return Math.min(4, Math.max(2, Number(level ?? rank ?? 2) || 2));
}

function listHtml({ ordered, items }: Fields): string {
  const tag = ordered === true || ordered === "true" ? "ol" : "ul";
  const texts = (Array.isArray(items) ? items : []).map((item) => text(item) || text(fieldsIn(item)["text"]));
  return `<${tag}>${texts.map((item) => `<li><p>${item}</p></li>`).join("")}</${tag}>`;
}

/** With the parts that were touched. One that became several paragraphs is several components. */
export function withParts(
  components: unknown,
  { texts, pictures }: Pick<StoryChange, "texts" | "pictures">,
): unknown[] {
  return (Array.isArray(components) ? components : []).flatMap((component: unknown, position) => {
    const entry = entryOf(component);
    const html = texts[position];
    const picture = pictures[position];
    if (entry === undefined) return [component];
    if (html !== undefined && htmlOf(entry) !== undefined) return withText(entry, html);
    if (picture !== undefined && entry.kind === "article-image") return [entry.with(withPicture(entry.props, picture))];
    return [component];
  });
}

/** Sizes of another picture are not this one's. */
function withPicture(props: Fields, { url, alt }: PictureOfPart): Fields {
  const { alt: _alt, ...rest } = props;
  if (pictureIn(props).url === url) return { ...rest, imageAlt: alt };
  const { responsiveImages: _sizes, externalUrl: _external, baseImage: _base, ...others } = rest;
  return { ...others, url, imageAlt: alt };
}

type TextBlock =
  | { kind: "paragraph"; text: string }
  | { kind: "heading"; text: string; level: number }
  | { kind: "list"; ordered: boolean; items: string[] };

function withText(entry: Entry, html: string): unknown[] {
  if (entry.kind === "pull-quote") {
    const words = inlineHtml(html);
    return words === "" ? [] : [entry.with({ ...entry.props, text: words })];
  }
  return textBlocks(html).map((block, place) =>
    place === 0 && block.kind === entry.kind ? entry.with(propsOver(entry, block)) : newComponent(block),
  );
}

function propsOver({ props }: Entry, block: TextBlock): Fields {
  if (block.kind === "list") return { ...props, ordered: block.ordered, items: block.items };
  if (block.kind === "paragraph" || block.level === drawnLevel(props)) return { ...props, text: block.text };
  const { rank: _rank, ...rest } = props;
  return { ...rest, level: block.level, text: block.text };
}

function newComponent({ kind, ...props }: TextBlock): Fields {
  return { is: kind, props };
}

/** Of a text of the editor: paragraphs, headings and lists, one after the other. */
export function textBlocks(html: string): TextBlock[] {
  return parse(html).childNodes.flatMap(blocksIn).filter(hasWords);
}

/** For a field that has no paragraphs of its own. */
export function inlineHtml(html: string): string {
  return textBlocks(html)
    .flatMap((block) => (block.kind === "list" ? block.items : [block.text]))
    .join("<br>");
}

function blocksIn(node: Node): TextBlock[] {
  if (!isElement(node)) return [{ kind: "paragraph", text: node.toString() }];
  const tag = node.tagName.toLowerCase();
  if (/^h[2-4]$/.test(tag)) return [{ kind: "heading", text: node.innerHTML, level: Number(tag.slice(1)) }];
  if (tag === "ul" || tag === "ol") return [{ kind: "list", ordered: tag === "ol", items: itemsIn(node) }];
  if (tag === "blockquote") return node.childNodes.flatMap(blocksIn);
  return [{ kind: "paragraph", text: tag === "p" ? node.innerHTML : node.toString() }];
}

/** A list within an item becomes items of its own: lists of stories have one level. */
function itemsIn(list: HTMLElement): string[] {
  return list.childNodes.filter(isElement).flatMap((item) => {
    const inside = item.childNodes.filter(isElement);
    const own = inside.filter(({ tagName }) => tagName === "P").map(({ innerHTML }) => innerHTML);
    const isBare = inside.every(({ tagName }) => !/^(?:P|UL|OL)$/.test(tagName));
    const further = inside.filter(({ tagName }) => tagName === "UL" || tagName === "OL").flatMap(itemsIn);
    return [isBare ? item.innerHTML : own.join("<br>"), ...further].filter((words) => words.trim() !== "");
  });
}

function hasWords(block: TextBlock): boolean {
  return block.kind === "list" ? block.items.length > 0 : block.text.replaceAll(/<[^<>]*>|&nbsp;|\s/g, "") !== "";
}
