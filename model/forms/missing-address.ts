// NF-05: the address that a reader reports as missing, as a form carries it along. It comes from a link that anybody can make up: only a path
// of this site is taken, in its one spelling, and nothing that is longer than one.

import { readPath, spellPath } from "../addresses/path-spelling.ts";
import { limits } from "../fields/content-limits.ts";
import { addressField } from "./form-fields.ts";
import { formMessages } from "./form-messages.ts";
import type { FormState } from "./form-state.ts";

/** Of the contact page's address. */
export const missingParameter = "missing";

export function missingAddress(given: string | null): string | undefined {
  if (given === null || !given.startsWith("/") || given.length > limits.addressBytes) return undefined;
  // Escaped or not, as people write addresses.
  const path = readPath(given.toWellFormed().replaceAll(/[\u0080-\u{10ffff}]+/gu, encodeURIComponent));
  return path === undefined ? undefined : spellPath(path);
}

/** A form that is filled in with it: it can be sent as it is. */
export function reportOf(address: string | undefined): Partial<FormState> {
  if (address === undefined) return {};
  return { values: { message: formMessages.missingLink(address), [addressField]: address } };
}
