// Where another face of the same story is. A preview link opens all of them (ART-08).

import type { PageRequest } from "../page-context.ts";

export function variantAddress(path: string, ending: string, preview: PageRequest["preview"]): string {
  return path + ending + (preview === undefined ? "" : `?preview=${preview.token}`);
}
