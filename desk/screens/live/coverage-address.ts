import { coveragePrefix } from "../../../model/addresses/coverage-prefix.ts";
import { slugOf } from "../../../model/addresses/slug.ts";

/** The address that coverage of this headline may have; empty without one. */
export function suggestedAddress(title: string): string {
  const slug = slugOf(title);
  return slug === "" ? "" : coveragePrefix + slug;
}
