// What attributes and style sheets of an SVG make an element draw besides itself: patterns, markers, masks, filters. Style sheets are read
// generously: a rule counts for every element it could be meant for.

import { attributeValues, styledAttributes, type DrawingElement } from "./read-drawing.ts";
import { refuse } from "./unreadable-picture.ts";

export interface Styling {
  /** The ids of what it is painted, marked, clipped, masked and filtered with. */
  references: readonly string[];
  /** Filters without an element of their own, such as blur(). */
  filterFunctions: number;
  /** It is drawn apart and laid over the rest. */
  isLayer: boolean;
}

const mostReferences = 200;

const layer = /(?:^|[;\s])(?:opacity|filter|mask|mix-blend-mode|isolation)\s*:/i;
const inheritedEffect = /(?:filter|mask|clip-path)\s*:\s*inherit/i;
const filterFunction =
  /\b(?:blur|brightness|contrast|drop-shadow|grayscale|hue-rotate|invert|opacity|saturate|sepia)\s*\(/gi;

/** Of an element by its attributes and by these style sheets. */
export function stylingBy(sheets: readonly string[]): (element: DrawingElement) => Styling {
  const rules = rulesOf(sheets.join("\n"));
  return (element) => {
    const own = element.attributes.flatMap(([name, value]) =>
      name === "style" ? value : styledAttributes.has(name) ? `${name}:${value}` : [],
    );
    const stylings = own.length === 0 ? [] : [stylingIn(own.join(";"))];
    if (rules.size > 0) stylings.push(...keysOf(element).flatMap((key) => rules.get(key) ?? []));
    return together(stylings);
  };
}

function together(stylings: readonly Styling[]): Styling {
  const references = stylings.flatMap((styling) => styling.references);
  if (references.length > mostReferences) refuse("its styles refer to too much");
  return {
    references,
    filterFunctions: stylings.reduce((sum, styling) => sum + styling.filterFunctions, 0),
    isLayer: stylings.some(({ isLayer }) => isLayer),
  };
}

function stylingIn(declarations: string): Styling {
  // They could spell any of what is looked for here in another way.
  if (declarations.includes("\\")) refuse("its styles have escapes");
  if (inheritedEffect.test(declarations)) refuse("its effects are inherited");
  return {
    references: referencesIn(declarations),
    filterFunctions: declarations.match(filterFunction)?.length ?? 0,
    isLayer: layer.test(declarations),
  };
}

function referencesIn(declarations: string): string[] {
  return declarations
    .split(/url\(/i)
    .slice(1)
    .flatMap((piece) => {
      const address = piece.trimStart().replace(/^["']/, "").trimStart();
      if (/^data:/i.test(address)) refuse("its styles hold other files");
      return /^#([^"')\s]+)/.exec(address)?.[1] ?? [];
    });
}

/** The rules of a style sheet by the last thing that each of their selectors asks for: a class, an id or a name; `*` for all else. */
function rulesOf(sheet: string): ReadonlyMap<string, Styling> {
  const declared = new Map<string, string[]>();
  for (const block of withoutComments(sheet).split("}")) {
    const parts = block.split("{");
    const declarations = parts.pop() ?? "";
    const selectors = parts.pop() ?? "";
    if (/@import/i.test(block) && /data:/i.test(block)) refuse("its styles hold other files");
    if (/@font-face/i.test(selectors)) continue;
    for (const key of new Set(selectors.split(",").map(keyOf))) {
      const known = declared.get(key);
      if (known === undefined) declared.set(key, [declarations]);
      else known.push(declarations);
    }
  }
  return new Map([...declared].map(([key, declarations]) => [key, stylingIn(declarations.join(";"))]));
}

function keyOf(selector: string): string {
  const last =
    selector
      .trim()
      .split(/[\s>+~]+/)
      .at(-1) ?? "";
  return /[:[\]()*|\\]/.test(last) ? "*" : last.split(/(?=[.#])/).at(-1) || "*";
}

function keysOf(element: DrawingElement): string[] {
  const classes = attributeValues(element, "class").flatMap((value) => value.split(/\s+/));
  const ids = attributeValues(element, "id");
  return ["*", element.name, ...new Set(classes.map((name) => `.${name}`)), ...ids.map((id) => `#${id}`)];
}

function withoutComments(sheet: string): string {
  let text = "";
  let at = 0;
  for (;;) {
    const start = sheet.indexOf("/*", at);
    if (start === -1) return text + sheet.slice(at);
    text += `${sheet.slice(at, start)} `;
    const end = sheet.indexOf("*/", start + 2);
    if (end === -1) return text;
    at = end + 2;
  }
}
