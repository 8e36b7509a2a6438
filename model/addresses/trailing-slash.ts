// LOAD-01: a path that ends in a slash is the same path without it. One that begins with two would name a host: it gets one.

import { trimEnd } from "../text/trim-ends.ts";

export function withoutTrailingSlash(path: string): string | undefined {
  return path.length > 1 && path.endsWith("/") ? trimEnd(path, "/").replace(/^[/\\]*/, "/") : undefined;
}
