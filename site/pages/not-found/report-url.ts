// What a report of a missing link says of its address.

import { spellPath } from "../../../model/addresses/path-spelling.ts";
import { contactPath } from "../../../model/forms/form-pages.ts";
import { missingAddress, missingParameter } from "../../../model/forms/missing-address.ts";

/** As a link spells it; undefined for what was no address. */
export function badAddress(path: string, search = ""): string | undefined {
  return missingAddress(search === "" ? spellPath(path) : `${spellPath(path)}?${search}`);
}

/** NF-05: the contact form opens with the address filled in. */
export function reportUrl(path: string, search = ""): string {
  const address = badAddress(path, search);
  return address === undefined ? contactPath : `${contactPath}?${missingParameter}=${encodeURIComponent(address)}`;
}
