// LOAD-01: a path that ends in a slash is the same path without it.

export function withoutTrailingSlash(path: string): string | undefined {
  return path.length > 1 && path.endsWith("/") ? path.replace(/\/+$/, "") || "/" : undefined;
}
