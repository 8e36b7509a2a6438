// Words of a pasted page that stand loose beside blocks, such as links after a paragraph. They become a paragraph of their own: the editor's parser takes
// the space between two of them for one between blocks, and leaves it out.

const blocks =
  "address, article, aside, blockquote, dd, div, dl, dt, figure, footer, h1, h2, h3, h4, h5, h6, header, hr, li, main, nav, ol, p, pre, section, table, ul";

/** What stands in these is in one of their parts. */
const withoutWords = new Set(["DL", "OL", "TABLE", "TBODY", "TFOOT", "THEAD", "TR", "UL"]);

const isElement = (node: Node): node is Element => node.nodeType === 1;

/** An emphasis around paragraphs, as some programs write it, is no part of a line. */
const isBlock = (node: Node) => isElement(node) && (node.matches(blocks) || node.querySelector(blocks) !== null);

export function wrapLoose(root: Node): void {
  const children = [...root.childNodes];
  for (const child of children) wrapLoose(child);
  if (withoutWords.has(root.nodeName) || !children.some(isBlock)) return;
  let loose: Node[] = [];
  for (const child of children) {
    if (isBlock(child)) {
      wrap(loose);
      loose = [];
    } else {
      loose.push(child);
    }
  }
  wrap(loose);
}

function wrap(nodes: readonly Node[]): void {
  const [first] = nodes;
  if (first === undefined || nodes.every((node) => (node.textContent ?? "").trim() === "")) return;
  const paragraph = first.ownerDocument?.createElement("p");
  if (paragraph === undefined) return;
  first.parentNode?.insertBefore(paragraph, first);
  paragraph.append(...nodes);
}
