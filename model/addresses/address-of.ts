// Where a page of the URL table is on this site: at the specification's address, or at the one that the brand names for it. The browser reads
// those in the document, which a server of the publisher's has written.

import { brand } from "../brand.ts";
import { movedPaths, type NamedPath } from "./url-rows.ts";

// Without a bundler there is no environment of one, and no browser either.
// oxlint-disable-next-line typescript/no-unnecessary-boolean-literal-compare
const moved = import.meta.env?.SSR === false ? movedInDocument() : movedPaths(brand.addresses);

export function addressOf(path: NamedPath): string {
  return moved.get(path) ?? path;
}

function movedInDocument(): ReadonlyMap<string, string> {
  const given: Record<string, string> = JSON.parse(document.documentElement.dataset["addresses"] ?? "{}");
  return new Map(Object.entries(given));
}
