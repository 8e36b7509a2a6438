// NF-05: the address that a reader reports as missing, as a form carries it along. It comes from a link that anybody can make up: only an
// address of this site is taken, its path in its one spelling, and nothing that is longer than one.

import { readPath, spellPath } from "../addresses/path-spelling.ts";
import { limits } from "../fields/content-limits.ts";
import { addressField } from "./form-fields.ts";
import { formMessages } from "./form-messages.ts";
import type { FormState } from "./form-state.ts";

/** Of the contact page's address. */
export const missingParameter = "missing";

export function missingAddress(given: string | null): string | undefined {
  if (given === null || !given.startsWith("/") || given.length > limits.addressBytes) return undefined;
  const [written = "", ...queries] = given.toWellFormed().split("?");
  // Escaped or not, as people write addresses.
  const path = readPath(written.replaceAll(/[\u0080-\u{10ffff}]+/gu, encodeURIComponent));
  if (path === undefined) return undefined;
  const [address, query] = [spellPath(path), spelledQuery(queries.join("?"))];
  const whole = `${address}?${query}`;
  return query === "" || whole.length > limits.addressBytes ? address : whole;
}

/** A query can be anything: what would not stay in a line of a letter, or in a link, is escaped. */
function spelledQuery(query: string): string {
  return query.replaceAll(/[^!$-&(-;=?-[\]_a-z~]+/gu, encodeURIComponent);
}

/** The page that a missing link leads to is the same for all queries; the one that it was sent from is in the address of the post. */
export function addressSentFrom(
  given: string | null,
  { path, search }: { path: string; search: string },
): string | undefined {
  const address = missingAddress(given);
  return search !== "" && address === spellPath(path) ? missingAddress(`${address}?${search}`) : address;
}

/** A form that is filled in with it: it can be sent as it is. */
export function reportOf(address: string | undefined): Partial<FormState> {
  if (address === undefined) return {};
  return { values: { message: formMessages.missingLink(address), [addressField]: address } };
}
