// A name as a word of an address.

import { trimEnds } from "../text/trim-ends.ts";

export function slugOf(name: string): string {
  return trimEnds(name.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, "-"), "-");
}
