// The brand's colours as custom properties, over those of `site/styles/tokens.css`. Empty where the brand has none of its own.

import type { BrandColours } from "./brand-file.ts";
import type { Brand } from "./complete-brand.ts";

const properties: Readonly<Record<keyof BrandColours, readonly string[]>> = {
  masthead: ["--navy"],
  mastheadDeep: ["--navy-deep"],
  onMasthead: ["--on-navy"],
  signal: ["--signal-fill", "--signal"],
  accent: ["--accent"],
  link: ["--link"],
  opinion: ["--opinion"],
};

export function brandStyle({ colours, partyColours }: Pick<Brand, "colours" | "partyColours">): string {
  const set = [
    ...Object.entries(colours).flatMap(([name, colour]) =>
      // The names are those of the interface.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      properties[name as keyof BrandColours].map((property) => `${property}:${colour}`),
    ),
    ...Object.entries(partyColours).map(([tone, colour]) => `--party-${tone}:${colour}`),
  ];
  return set.length === 0 ? "" : `:root{${set.join(";")}}`;
}
