// What is pasted from word processors and pages becomes paragraphs, lists, links and emphasis; everything else of it is left behind.

import { DOMParser, Fragment, Slice, type Node, type ParseOptions } from "prosemirror-model";
import { textSchema } from "./text-schema.ts";
import { wrapLoose } from "./wrap-loose.ts";

const ofOthers = new Set<string | undefined>(["heading", "blockquote"]);
const marksOfOthers = new Set<string | undefined>(["underline", "strike"]);

/** Word writes the items of lists as paragraphs that begin with a drawn bullet or number. */
const wordLists = [
  { tag: "p[data-style*='mso-list']", node: "list_item", priority: 60 },
  { tag: "span[data-style*='mso-list:Ignore']", ignore: true, priority: 60 },
  { tag: "span[data-style*='mso-list: Ignore']", ignore: true, priority: 60 },
];

/** There are no tables: each cell is a paragraph, so that its words do not run into those of the next. */
const cells = { tag: "td, th", node: "paragraph", priority: 60 };

/** Headings of a pasted page are no headings here: they become paragraphs, as their words are. */
class PasteParser extends DOMParser {
  override parseSlice(dom: globalThis.Node, options?: ParseOptions): Slice {
    wrapLoose(dom);
    return super.parseSlice(dom, options);
  }
}

export const pasteParser = new PasteParser(textSchema, [
  ...wordLists,
  cells,
  ...DOMParser.fromSchema(textSchema).rules.filter(
    (rule) => !("node" in rule && ofOthers.has(rule.node)) && !("mark" in rule && marksOfOthers.has(rule.mark)),
  ),
]);

const isList = (node: Node | null | undefined) =>
  node?.type === textSchema.nodes.bullet_list || node?.type === textSchema.nodes.ordered_list;

const isEmpty = (node: Node) => node.isTextblock && node.textContent.trim() === "";

/** Items that came one by one are one list; paragraphs that only held a distance are gone. */
export function tidyBlocks(content: Fragment): Fragment {
  const blocks: Node[] = [];
  content.forEach((node) => {
    const before = blocks.at(-1);
    if (isEmpty(node)) return;
    if (before !== undefined && isList(before) && before.type === node.type) {
      blocks[blocks.length - 1] = before.copy(before.content.append(node.content));
    } else {
      blocks.push(node);
    }
  });
  return Fragment.from(blocks);
}

export function tidyPasted(slice: Slice): Slice {
  if (slice.content.childCount < 2) return slice;
  const content = tidyBlocks(slice.content);
  return content.childCount === 0 ? slice : Slice.maxOpen(content);
}
