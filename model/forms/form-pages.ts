// The pages that are made for forms. Each is made for one reader, with a token that counts once, and cached by nobody; a form elsewhere has
// no token until a reader touches it, so that its page is the same for everyone.

import { addressOf } from "../addresses/address-of.ts";
import type { FormKind } from "./form-names.ts";

export const contactPath = addressOf("/contact");
export const newslettersPath = addressOf("/newsletters");

/** Undefined for any other page. */
export function formAt(path: string): FormKind | undefined {
  if (path === contactPath) return "contact-form";
  return path === newslettersPath ? "newsletter" : undefined;
}
