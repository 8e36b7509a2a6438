// LOAD-01: a path that ends in a slash is the same path without it. One that begins with two would name a host: it gets one.

export function withoutTrailingSlash(path: string): string | undefined {
  return path.length > 1 && path.endsWith("/") ? path.replace(/\/+$/, "").replace(/^[/\\]*/, "/") : undefined;
}
