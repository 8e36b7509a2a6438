// The brand's fonts as a style sheet: where the files are, and local fonts brought to the same width and height until they have come. A line
// may still break elsewhere, so a font that is late waits for the next page (`font-display: optional`): nothing moves.

import type { BrandFont, BrandFonts } from "./brand-file.ts";

/** What every system has, behind the brand's own. */
const usual = { sans: "Arial,sans-serif", serif: "Georgia,serif" } as const;

const roles = ["sans", "serif"] as const;

/** `urlOf` says where a file of the folder is served. Empty where the brand has no fonts of its own. */
export function fontStyle(fonts: BrandFonts, urlOf: (file: string) => string): string {
  return roles
    .flatMap((role) => {
      const font = fonts[role];
      return font === undefined ? [] : [...faces(font, urlOf), `:root{--${role}:${familiesOf(font)},${usual[role]}}`];
    })
    .join("");
}

export function fontFiles(fonts: BrandFonts): { file: string; preload?: boolean }[] {
  return roles.flatMap((role) => fonts[role]?.files ?? []);
}

/** What cards are set in, where the brand names files for it. */
export function cardFontFiles(fonts: BrandFonts): string[] {
  return roles.flatMap((role) => fonts[role]?.cards?.map(({ file }) => file) ?? []);
}

function faces({ family, files, fallbacks = [] }: BrandFont, urlOf: (file: string) => string): string[] {
  return [
    ...files.map(({ file, weight, style, range }) =>
      face(family, {
        src: `url(${urlOf(file)}) format("woff2")`,
        "font-display": "optional",
        "font-weight": weight,
        "font-style": style,
        "unicode-range": range && shortRange(range),
      }),
    ),
    ...fallbacks.map(({ family: name, local, weight, sizeAdjust, ascent, descent, lineGap = 0 }) =>
      face(name, {
        src: local.map((font) => `local("${font}")`).join(","),
        "font-weight": weight,
        "size-adjust": `${sizeAdjust}%`,
        "ascent-override": `${ascent}%`,
        "descent-override": `${descent}%`,
        "line-gap-override": `${lineGap}%`,
      }),
    ),
  ];
}

/** Without spaces and leading zeros. */
const shortRange = (range: string): string => range.replaceAll(/\s/g, "").replaceAll(/(?<=[+-])0+(?=[0-9a-f])/gi, "");

function face(family: string, values: Readonly<Record<string, string | undefined>>): string {
  const said = Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [`${name}:${value}`]));
  return `@font-face{font-family:"${family}";${said.join(";")}}`;
}

function familiesOf({ family, fallbacks = [] }: BrandFont): string {
  return [...new Set([family, ...fallbacks.map(({ family: name }) => name)])].map((name) => `"${name}"`).join(",");
}
