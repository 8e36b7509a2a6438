// Whether something hostile has become part of a page: an element, an attribute or an address that the same page with harmless words
// has no use for. Works on the elements of whichever parser made them, so that Node and Chromium can both be asked.

export interface SeenElement {
  name: string;
  attributes: Readonly<Record<string, string>>;
  /** Of scripts and styles. */
  text?: string;
}

/** What the sanitiser leaves in rich text. */
const richText = [
  "br",
  "strong",
  "em",
  "u",
  "s",
  "b",
  "i",
  "span",
  "p",
  "ul",
  "ol",
  "li",
  "h2",
  "h3",
  "h4",
  "blockquote",
];
const richTextShapes = [...richText, "a", "a[href]", "a[target]", "a[rel]"];

function shapesOf({ name, attributes }: SeenElement): string[] {
  return [name, ...Object.keys(attributes).map((attribute) => `${name}[${attribute}]`)];
}

/** Elements that load, send or run something: they must have all the attributes that ours have, and no others. */
const acting = new Set(
  "audio base button embed form frame iframe img input link meta object script select source textarea track video".split(
    " ",
  ),
);

const signatureOf = ({ name, attributes }: SeenElement): string =>
  `${name}[${Object.keys(attributes).toSorted().join(" ")}]`;

/** What pages are made of, as `a`, `a[href]`, the scripts and styles written into them, and where their other scripts come from. */
export interface Allowed {
  shapes: ReadonlySet<string>;
  /** Of acting elements. */
  signatures: ReadonlySet<string>;
  written: ReadonlySet<string>;
  sources: ReadonlySet<string>;
}

const isData = ({ attributes }: SeenElement) => /^application\/(ld\+)?json$/.test(attributes["type"] ?? "");

const isWritten = (one: SeenElement) =>
  (one.name === "script" && !isData(one) && one.attributes["src"] === undefined) || one.name === "style";

export function allowedBy(elements: readonly SeenElement[]): Allowed {
  const scripts = elements.filter(({ name }) => name === "script");
  return {
    shapes: new Set([...richTextShapes, ...elements.flatMap(shapesOf)]),
    signatures: new Set(elements.filter(({ name }) => acting.has(name)).map(signatureOf)),
    written: new Set(elements.filter(isWritten).map(({ text = "" }) => text)),
    sources: new Set(scripts.flatMap(({ attributes }) => attributes["src"] ?? [])),
  };
}

const addressAttributes = ["href", "src", "action", "poster"];
const ownOrigin = "https://site.example";

/** Where a browser would go: only within the site, to a whole http address, to mail or telephone. */
export function isSafeAddress(address: string): boolean {
  const read = URL.parse(address, `${ownOrigin}/politics/x`);
  if (read === null) return true;
  if (read.protocol === "mailto:" || read.protocol === "tel:") return true;
  if (read.origin === ownOrigin) return true;
  return /^https?:\/\//i.test(address) && (read.protocol === "http:" || read.protocol === "https:");
}

function writtenFault(element: SeenElement, allowed: Allowed): string[] {
  const { name, text = "" } = element;
  return !isWritten(element) || allowed.written.has(text) ? [] : [`${name} ${text.slice(0, 100)}`];
}

function scriptFault(element: SeenElement, allowed: Allowed): string[] {
  const { name, attributes, text = "" } = element;
  if (name !== "script") return [];
  const source = attributes["src"];
  if (source !== undefined) return allowed.sources.has(source) ? [] : [`script from ${source}`];
  if (!isData(element)) return [];
  if (text.includes("<")) return [`markup in data: ${text.slice(0, 100)}`];
  JSON.parse(text);
  return [];
}

function faultsOf(element: SeenElement, allowed: Allowed): string[] {
  const { name, attributes } = element;
  const addresses = addressAttributes.flatMap((attribute) => attributes[attribute] ?? []);
  const foreign = acting.has(name)
    ? [signatureOf(element)].filter((signature) => !allowed.signatures.has(signature))
    : shapesOf(element).filter((shape) => !allowed.shapes.has(shape));
  return [
    ...foreign.map((shape) => `${shape} ${JSON.stringify(attributes).slice(0, 200)}`),
    ...addresses.flatMap((address) => (isSafeAddress(address) ? [] : [`${name} leads to ${JSON.stringify(address)}`])),
    ...writtenFault(element, allowed),
    ...scriptFault(element, allowed),
  ];
}

export function survivors(elements: readonly SeenElement[], allowed: Allowed): string[] {
  return elements.flatMap((element) => faultsOf(element, allowed));
}
