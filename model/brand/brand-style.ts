// The brand's colours as custom properties, over those of `site/styles/tokens.css`. Empty where the brand has none of its own. What stands
// beside a colour of the brand (a field in the masthead, the empty place of a picture) is mixed from it.

import type { BrandColours } from "./brand-file.ts";
import type { Brand } from "./complete-brand.ts";

const mixed = (colour: string, share: number, other: string) => `color-mix(in srgb,${colour} ${share}%,${other})`;

const properties: Readonly<Record<keyof BrandColours, (colour: string) => Readonly<Record<string, string>>>> = {
  masthead: (colour) => ({
    navy: colour,
    "navy-deep": mixed(colour, 72, "#000"),
    "navy-field": mixed(colour, 90, "#fff"),
    "navy-rule": mixed(colour, 84, "#fff"),
    "navy-edge": mixed(colour, 60, "#fff"),
    "on-navy-quiet": mixed(colour, 22, "#fff"),
    "picture-empty": mixed(colour, 92, "#fff"),
  }),
  mastheadDeep: (colour) => ({ "navy-deep": colour }),
  onMasthead: (colour) => ({ "on-navy": colour, "on-navy-quiet": mixed(colour, 78, "var(--navy)") }),
  signal: (colour) => ({
    // As words it must be read on both papers.
    signal: colour.startsWith("#") ? `light-dark(${colour},${mixed(colour, 62, "#fff")})` : colour,
    "signal-fill": colour,
    "signal-fill-deep": mixed(colour, 80, "#000"),
    "signal-bright": mixed(colour, 62, "#fff"),
  }),
  accent: (colour) => ({ accent: colour }),
  link: (colour) => ({ link: colour }),
  opinion: (colour) => ({ opinion: colour }),
};

/** The names that a brand may give another colour, besides those of parties. */
export const tokensOfBrands: readonly string[] = Object.values(properties).flatMap((of) =>
  Object.keys(of("#000")).map((name) => `--${name}`),
);

export function brandStyle({ colours, partyColours }: Pick<Brand, "colours" | "partyColours">): string {
  // In this order, so that what is said of the deep masthead holds over what is mixed.
  const set = Object.assign(
    {},
    ...Object.entries(properties).map(([name, of]) => {
      // The names are those of the interface.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      const colour = colours[name as keyof BrandColours];
      return colour === undefined ? {} : of(colour);
    }),
    ...Object.entries(partyColours).map(([tone, colour]) => ({ [`party-${tone}`]: colour })),
  );
  const lines = Object.entries<string>(set).map(([name, colour]) => `--${name}:${colour}`);
  return lines.length === 0 ? "" : `:root{${lines.join(";")}}`;
}
