// Files of the site have one address each. Another spelling of it is refused, never turned into this one: what is counted and cached by
// address would otherwise be there once for each spelling.

import type { Context } from "hono";

/** The target of the request as the client wrote it; the router's own address has its dots resolved already. */
export function requestTarget(context: Context): string {
  const { incoming }: { incoming?: { url?: string } } = context.env ?? {};
  return incoming?.url ?? new URL(context.req.url).pathname;
}

/** The decoded path of a target; undefined for one with empty or dot segments, hidden separators, control characters or escapes of plain letters. */
export function canonicalPath(target: string): string | undefined {
  const path = target.split("?", 1)[0] ?? "";
  if (!path.startsWith("/") || notInPath.test(path)) return undefined;
  const names: string[] = [];
  for (const written of path.slice(1).split("/")) {
    const name = decodedName(written);
    if (name === undefined) return undefined;
    names.push(name);
  }
  return `/${names.join("/")}`;
}

/** A client has to escape these. */
const notInPath = /[^\u0021-\u007e]|[#\\]/;

/** RFC 3986, section 2.3. */
const unreserved = /^[\w.~-]$/;

function decodedName(written: string): string | undefined {
  const escapes = written.match(/%[\da-f]{2}/gi) ?? [];
  if (escapes.some((escape) => unreserved.test(String.fromCharCode(Number.parseInt(escape.slice(1), 16))))) {
    return undefined;
  }
  const name = decoded(written);
  return name === undefined || name === "" || name === "." || name === ".." || /[/\\\u0000-\u001f\u007f]/.test(name)
    ? undefined
    : name;
}

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined;
  }
}
