// The blocks of a body as text. A block whose matter is a picture or a player is told by its words; one that has none is left to the full page.

import type { Block } from "../../content/blocks/schemas.ts";
import { isExternal } from "../../model/addresses/site-path.ts";
import { anchor, rich, tag, words, type LiteHtml } from "./lite-html.ts";

/** Undefined for what the text edition cannot tell. */
export function liteBlock(block: Block): LiteHtml | undefined {
  // Most kinds are pictures, players and promos: they have no words to tell.
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check
  switch (block.kind) {
    case "paragraph":
      return tag("p", rich(block.props.text));
    case "heading":
      return tag(`h${Math.min(4, Math.max(2, block.props.level))}`, rich(block.props.text));
    case "pull-quote": {
      const { text, author } = block.props;
      return tag("blockquote", rich(text) + (author === undefined ? "" : tag("p", `— ${words(author)}`)));
    }
    case "list":
      return list(block.props.items.map(rich), block.props.ordered);
    case "table":
      return table(block.props);
    case "summary":
      return tag("aside", block.props.items.map(summaryItem).join(""));
    case "slider":
      return block.props.items
        .map(({ caption, title }) => tag("p", caption === undefined ? words(title ?? "") : rich(caption)))
        .join("");
    case "article-image":
    case "full-span-image": {
      const { imageAlt, caption } = block.props;
      const told = caption === undefined ? words(imageAlt ?? "") : rich(caption);
      return told === "" ? "" : tag("p", `<small>Picture: ${told}</small>`);
    }
    case "pdf":
      return tag("p", `Document: ${anchor(block.props.url, words(block.props.linkText))}`);
    case "related-media":
      return tag("p", anchor(block.props.url, words(block.props.title)));
    case "raw-html":
      return block.props.html === "" ? undefined : rich(block.props.html);
    default:
      return undefined;
  }
}

function list(items: readonly LiteHtml[], ordered: boolean): LiteHtml {
  return tag(ordered ? "ol" : "ul", items.map((item) => tag("li", item)).join(""));
}

type TableProps = Extract<Block, { kind: "table" }>["props"];

function table({ header, rows, caption }: TableProps): LiteHtml {
  const row = (cells: readonly LiteHtml[], name: "th" | "td") =>
    tag("tr", cells.map((cell) => `<${name}>${cell}</${name}>`).join(""));
  return tag(
    "table",
    [
      tag("caption", words(caption ?? "")),
      header === undefined ? "" : tag("thead", row(header.map(rich), "th")),
      tag("tbody", rows.map((cells) => row(cells.map(rich), "td")).join("")),
    ].join(""),
  );
}

type SummaryItem = Extract<Block, { kind: "summary" }>["props"]["items"][number];

function summaryItem(item: SummaryItem): LiteHtml {
  if (item.type === "text") return tag("p", rich(item.text));
  if (item.type === "list") return list(item.items.map(rich), item.ordered);
  return tag("p", anchor(item.url, words(item.title)) + (isExternal(item.url) ? " (another site)" : ""));
}
