// /.well-known/security.txt (RFC 9116): whom to tell of a hole, and until when this is true.

import { brand } from "../../model/brand.ts";

export const securityTxtPath = "/.well-known/security.txt";

const day = 86_400_000;
/** The standard asks for less than a year. */
const validDays = 180;

/** The end moves once a day: within it the file stays the same. */
export function securityTxt({ contact, origin, now }: { contact: string; origin: string; now: number }): string {
  const expires = new Date(now - (now % day) + validDays * day).toISOString();
  const [language] = brand.language.split("-");
  return [
    `Contact: ${contact}`,
    `Expires: ${expires}`,
    `Preferred-Languages: ${language}`,
    `Canonical: ${origin}${securityTxtPath}`,
    "",
  ].join("\n");
}
