// An SVG as a tree of elements, read before anything draws it. What would make the reading itself grow (entities, included files) is refused.

import { SaxesParser } from "saxes";
import { refuse } from "./unreadable-picture.ts";

export interface DrawingElement {
  /** Without its prefix: elements of any namespace count as SVG's. */
  name: string;
  /** Those that say what is drawn. Names without prefix, so that one may be there twice: `href` and `xlink:href`. */
  attributes: readonly (readonly [name: string, value: string])[];
  children: DrawingElement[];
  /** Of text. */
  letters: number;
}

export interface Drawing {
  root: DrawingElement;
  byId: ReadonlyMap<string, DrawingElement>;
  /** The texts of its style elements. */
  styles: readonly string[];
}

export const deepestElements = 100;
const mostElements = 50_000;

/** Attributes that may refer to something else that is drawn with the element, or make a layer of it. */
export const styledAttributes: ReadonlySet<string> = new Set([
  "clip-path",
  "fill",
  "filter",
  "marker",
  "marker-end",
  "marker-mid",
  "marker-start",
  "mask",
  "mix-blend-mode",
  "opacity",
  "stroke",
]);

/** All that is asked about below and in `drawing-styles.ts`. */
const telling: ReadonlySet<string> = new Set([
  "class",
  "d",
  "href",
  "id",
  "numOctaves",
  "order",
  "points",
  "radius",
  "style",
  ...styledAttributes,
]);

const utf8 = /^(utf-?8|us-ascii|ascii)$/i;

export function readDrawing(text: string): Drawing {
  const parser = new SaxesParser();
  const path: DrawingElement[] = [];
  const byId = new Map<string, DrawingElement>();
  const styles: string[] = [];
  let root: DrawingElement | undefined;
  let attributes: [string, string][] = [];
  let elements = 0;

  parser.on("error", () => refuse("it is not well-formed"));
  parser.on("xmldecl", ({ encoding = "utf-8" }) => {
    if (!utf8.test(encoding)) refuse("it is not written in UTF-8");
  });
  parser.on("doctype", (doctype) => {
    if (doctype.includes("[")) refuse("it declares entities");
  });
  parser.on("processinginstruction", ({ target }) => {
    if (target === "xml-stylesheet") refuse("its style sheet is another file");
  });
  parser.on("attribute", ({ name, value }) => {
    const attribute = withoutPrefix(name);
    if (telling.has(attribute)) attributes.push([attribute, value]);
  });
  parser.on("opentag", ({ name }) => {
    if (path.length >= deepestElements) refuse("its elements are nested too deeply");
    elements += 1;
    if (elements > mostElements) refuse("it has too many elements");
    const element: DrawingElement = { name: withoutPrefix(name), attributes, children: [], letters: 0 };
    attributes = [];
    if (element.name === "include") refuse("it includes other files");
    // Of several with one id the first is drawn.
    for (const id of attributeValues(element, "id")) if (!byId.has(id)) byId.set(id, element);
    path.at(-1)?.children.push(element);
    root ??= element;
    path.push(element);
  });
  parser.on("closetag", () => {
    path.pop();
  });
  const takeText = (words: string) => {
    const element = path.at(-1);
    if (element?.name === "style") styles.push(words);
    else if (element !== undefined) element.letters += words.trim().length;
  };
  parser.on("text", takeText);
  parser.on("cdata", takeText);
  parser.write(text).close();

  return root?.name === "svg" ? { root, byId, styles } : refuse("it is no drawing");
}

export function attributeValues({ attributes }: DrawingElement, name: string): string[] {
  return attributes.flatMap(([key, value]) => (key === name ? value.trim() : []));
}

function withoutPrefix(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}
