// How much there is to draw in an SVG, counted before it is drawn: a part that is used a thousand times is drawn a thousand times, and a few
// hundred bytes can ask for billions. Each element is counted once and remembered, so counting takes no longer than the file is. Whoever drew it
// is told what is wrong; how long a drawing may take is the business of `drawing-process.ts`.

import { stylingBy, type Styling } from "./drawing-styles.ts";
import { attributeValues, deepestElements, readDrawing, type DrawingElement } from "./read-drawing.ts";
import { refuse } from "./unreadable-picture.ts";

/** In elements drawn; what costs more counts as several. */
const mostDrawn = 10_000;
const tooMuch = "there is too much to draw";
/** Each takes memory for the whole picture. */
const deepestLayers = 16;
const mostPictures = 20;

/** A filter works on every pixel, a picture has to be decoded. */
const filterCost = 20;
const pictureCost = 100;
const letterCost = 1 / 10;
const pointCost = 1 / 100;
const stopCost = 1 / 100;

/** What is drawn only where something refers to it. */
const definitions: ReadonlySet<string> = new Set([
  "clipPath",
  "defs",
  "desc",
  "filter",
  "linearGradient",
  "marker",
  "mask",
  "metadata",
  "pattern",
  "radialGradient",
  "script",
  "style",
  "symbol",
  "title",
]);

/** Elements that draw what their href names. */
const drawsReference: ReadonlySet<string> = new Set([
  "feImage",
  "filter",
  "linearGradient",
  "pattern",
  "radialGradient",
  "textPath",
  "tref",
  "use",
]);
const holdsPicture: ReadonlySet<string> = new Set(["feImage", "image"]);

interface Amount {
  drawn: number;
  /** Each element as often as it is used. */
  elements: number;
  /** Of paths and lines: markers stand there. */
  points: number;
  layers: number;
}

/** Throws an UnreadablePicture for what would take too long; returns the data addresses of the pictures that stand in the drawing. */
export function checkDrawing(text: string): string[] {
  const { root, byId, styles } = readDrawing(text);
  counting(byId, stylingBy(styles))(root);
  return picturesIn(root);
}

function counting(
  byId: ReadonlyMap<string, DrawingElement>,
  stylingOf: (element: DrawingElement) => Styling,
): (element: DrawingElement) => Amount {
  const known = new Map<DrawingElement, Amount>();
  const path = new Set<DrawingElement>();

  return amountOf;

  function amountOf(element: DrawingElement): Amount {
    const counted = known.get(element);
    if (counted !== undefined) return counted;
    if (path.has(element)) refuse("a part of it is drawn by itself");
    if (path.size >= deepestElements) refuse("its elements are nested too deeply");
    path.add(element);
    const amount = count(element);
    path.delete(element);
    known.set(element, amount);
    return amount;
  }

  function count(element: DrawingElement): Amount {
    const ownPoints = pointsOf(element);
    const own = costOf(element) + ownPoints * pointCost + element.letters * letterCost;
    const amount: Amount = { drawn: own, elements: 1, points: ownPoints, layers: 0 };
    for (const part of [...element.children.filter(({ name }) => !definitions.has(name)), ...usedBy(element)]) {
      const { drawn, elements, points, layers } = amountOf(part);
      amount.drawn += drawn;
      amount.elements += elements;
      amount.points += points;
      amount.layers = Math.max(amount.layers, layers);
      if (amount.drawn > mostDrawn) refuse(tooMuch);
    }
    const { references, filterFunctions, isLayer } = stylingOf(element);
    amount.drawn += filterFunctions * filterCost;
    for (const target of references.flatMap((id) => byId.get(id) ?? [])) {
      const { drawn, layers } = amountOf(target);
      amount.drawn += drawn * timesDrawn(target, amount);
      amount.layers = Math.max(amount.layers, target.name === "pattern" ? layers + 1 : layers);
    }
    if (amount.drawn > mostDrawn) refuse(tooMuch);
    if (isLayer) amount.layers += 1;
    if (amount.layers > deepestLayers) refuse("its layers are nested too deeply");
    return amount;
  }

  function usedBy(element: DrawingElement): DrawingElement[] {
    if (!drawsReference.has(element.name)) return [];
    return attributeValues(element, "href").flatMap((href) =>
      href.startsWith("#") ? (byId.get(href.slice(1)) ?? []) : [],
    );
  }
}

/** Gradients, patterns and markers are inherited by everything in the element that names them. */
function timesDrawn({ name }: DrawingElement, { elements, points }: Amount): number {
  if (name.endsWith("Gradient")) return elements * stopCost;
  if (name === "pattern") return elements;
  return name === "marker" ? points : 1;
}

function costOf(element: DrawingElement): number {
  const { name } = element;
  const figure = (attribute: string) => Math.max(0, ...attributeValues(element, attribute).map(largestNumber));
  if (name === "image") return pictureCost;
  if (name === "feDisplacementMap") return 10 * filterCost;
  if (name === "feMorphology") return filterCost + 10 * (2 * figure("radius") + 1) ** 2;
  if (name === "feConvolveMatrix") return filterCost + figure("order") ** 2;
  if (name === "feTurbulence") return filterCost * (3 + figure("numOctaves"));
  return name.startsWith("fe") ? filterCost : 1;
}

/** One that cannot be read counts as endless. */
function largestNumber(value: string): number {
  const numbers = value.split(/[\s,]+/).map(Number);
  return numbers.some(Number.isNaN) ? Infinity : Math.max(...numbers);
}

function pointsOf(element: DrawingElement): number {
  if (element.name === "line") return 2;
  const data = [...attributeValues(element, "d"), ...attributeValues(element, "points")].join(" ");
  return Math.ceil((data.match(/\d*\.?\d+/g)?.length ?? 0) / 2);
}

function picturesIn(root: DrawingElement): string[] {
  const pictures = new Set<string>();
  const elements = [root];
  for (const element of elements) {
    for (const child of element.children) elements.push(child);
    for (const href of attributeValues(element, "href")) {
      if (!/^data:/i.test(href)) continue;
      if (!holdsPicture.has(element.name)) refuse("it holds other files");
      pictures.add(href);
    }
  }
  if (pictures.size > mostPictures) refuse("there are too many pictures in it");
  return [...pictures];
}
