// Reads a PDF as Chromium writes it, just far enough to judge a printed page: where words and pictures stand, how large and how dark.

import { inflateSync } from "node:zlib";

export interface PrintedRun {
  /** Points from the top edge of the paper to the line the letters stand on. */
  at: number;
  /** Of the letters, in points. */
  size: number;
  glyphs: number;
  /** 0 is black, 1 is white. */
  lightness: number;
}

export interface PrintedPicture {
  top: number;
  bottom: number;
}

export interface PrintedPage {
  height: number;
  runs: PrintedRun[];
  pictures: PrintedPicture[];
}

/** a b c d e f, as PDF writes a transformation. */
type Matrix = readonly [number, number, number, number, number, number];

const unmoved: Matrix = [1, 0, 0, 1, 0, 0];

function within([a, b, c, d, e, f]: Matrix, [A, B, C, D, E, F]: Matrix): Matrix {
  return [a * A + b * C, a * B + b * D, c * A + d * C, c * B + d * D, e * A + f * C + E, e * B + f * D + F];
}

function matrixOf(words: readonly string[]): Matrix {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = words.map(Number);
  return [a, b, c, d, e, f];
}

function lightnessOf(words: readonly string[]): number {
  const [red = 0, green = 0, blue = 0] = words.map(Number);
  return 0.21 * red + 0.72 * green + 0.07 * blue;
}

interface State {
  matrix: Matrix;
  lightness: number;
}

function readPage(height: number, content: string, digitsPerGlyph: ReadonlyMap<string, number>): PrintedPage {
  const page: PrintedPage = { height, runs: [], pictures: [] };
  const pushed: State[] = [];
  let state: State = { matrix: unmoved, lightness: 0 };
  let size = 0;
  let digits = 4;
  let text: Matrix = unmoved;
  for (const line of content.split("\n")) {
    const words = line.trim().split(/\s+/);
    const operator = words.at(-1);
    const before = (count: number) => words.slice(-1 - count, -1);
    if (operator === "q") pushed.push(state);
    else if (operator === "Q") state = pushed.pop() ?? state;
    else if (operator === "cm") state = { ...state, matrix: within(matrixOf(before(6)), state.matrix) };
    else if (operator === "rg") state = { ...state, lightness: lightnessOf(before(3)) };
    else if (operator === "Tf") {
      size = Number(before(1)[0]);
      digits = digitsPerGlyph.get(before(2)[0] ?? "") ?? 4;
    } else if (operator === "Tm") text = within(matrixOf(before(6)), state.matrix);
    else if (operator === "Do") {
      const [, , , d, , f] = state.matrix;
      const edges = [height - f, height - f - d];
      page.pictures.push({ top: Math.min(...edges), bottom: Math.max(...edges) });
    } else if (operator === "Tj") {
      const [, , , d, , f] = text;
      const glyphs = (before(1)[0] ?? "").replaceAll(/[<>]/g, "").length / digits;
      page.runs.push({ at: height - f, size: size * Math.abs(d), glyphs, lightness: state.lightness });
    }
  }
  return page;
}

export function readPrintedPages(pdf: Buffer): PrintedPage[] {
  const file = pdf.toString("latin1");
  const headOf = (object: string) => {
    const from = file.indexOf(`\n${object} 0 obj`);
    return file.slice(from, file.indexOf("endobj", from));
  };
  const streamOf = (object: string) => {
    const from = file.indexOf("stream\n", file.indexOf(`\n${object} 0 obj`)) + "stream\n".length;
    return inflateSync(pdf.subarray(from, file.indexOf("endstream", from))).toString("latin1");
  };
  const pages = file.matchAll(/<<\/Type \/Page\n.*?endobj/gs);
  return [...pages].map(([page]) => {
    const height = Number(/\/MediaBox \[0 0 \S+ (\S+)\]/.exec(page)?.[1]);
    // A font of drawings has at most 256 glyphs, so one byte names each.
    const fonts = [...page.matchAll(/(\/F\d+) (\d+) 0 R/g)].map(
      ([, alias = "", object = ""]) => [alias, headOf(object).includes("/Type3") ? 2 : 4] as const,
    );
    return readPage(height, streamOf(/\/Contents (\d+) 0 R/.exec(page)?.[1] ?? ""), new Map(fonts));
  });
}
