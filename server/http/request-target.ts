// What a request line asks for, judged before anything else: readable, not too long, and in the one spelling of its path.

import { readPath, spellPath } from "../../model/addresses/path-spelling.ts";

/** Longer addresses are refused; the longest of the site, with a preview's token and a campaign's parameters, has a quarter of it. */
export const longestTarget = 2048;

export type RequestTarget =
  | { path: string; search: string }
  /** Another spelling of this address. */
  | { movedTo: string }
  | { refused: 404 | 414 };

/** The target of a page; calls of the API and files have rules of their own for what may stand in their addresses. */
export function readTarget(target: string): RequestTarget {
  if (target.length > longestTarget) return { refused: 414 };
  const { path: written, search } = splitTarget(withoutHost(target));
  const path = written.startsWith("/") ? readPath(written) : undefined;
  if (path === undefined) return { refused: 404 };
  const spelling = spellPath(path);
  if (spelling === written) return { path, search };
  return { movedTo: search === "" ? spelling : `${spelling}?${search}` };
}

export function splitTarget(target: string): { path: string; search: string } {
  const mark = target.indexOf("?");
  return mark === -1 ? { path: target, search: "" } : { path: target.slice(0, mark), search: target.slice(mark + 1) };
}

/** Programs that speak to a proxy write `GET http://host/path`, and every server has to understand it. */
export function withoutHost(target: string): string {
  const [host] = /^https?:\/\/[^/?#]*/i.exec(target) ?? [];
  return host === undefined ? target : `/${target.slice(host.length).replace(/^\//, "")}`;
}
