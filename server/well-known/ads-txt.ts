// ads.txt (IAB Tech Lab, 1.1): who may sell this site's advertising space.

import { brand } from "../../model/brand.ts";

/** By the specification, a publisher with nobody to name says so with this line. */
const nobody = "placeholder.example.com, placeholder, DIRECT, placeholder";

const seller = /^[a-z0-9.-]+\.[a-z]{2,}\s*,\s*[^,\s]+\s*,\s*(DIRECT|RESELLER)(\s*,\s*[\w-]+)?$/i;

export const isSeller = (line: string): boolean => seller.test(line);

export function adsTxt(sellers: readonly string[]): string {
  const lines = [
    `# ${brand.name}`,
    ...(sellers.length === 0 ? [nobody] : sellers),
    `OWNERDOMAIN=${brand.domain.replace(/^www\./, "")}`,
    `CONTACT=${brand.contact.advertising}`,
  ];
  return `${lines.join("\n")}\n`;
}
