// Redirects are raised, so that a rule can stop the page from any depth. Leaving the site raises ERR_REDIRECT (LOAD-07).

import { isExternal } from "../model/addresses/site-path.ts";

export type RedirectStatus = 301 | 302 | 307 | 308;

export class Redirect extends Error {
  readonly to: string;
  readonly status: RedirectStatus;
  /** Parameters of the query that led to it: the others go along (`carry-query.ts`). */
  readonly used: readonly string[];
  /** The stored redirects that were followed. */
  readonly by: readonly string[];

  constructor(to: string, status: RedirectStatus, used: readonly string[] = [], by: readonly string[] = []) {
    super(isExternal(to) ? "ERR_REDIRECT" : `Redirect to ${to}`);
    this.name = "Redirect";
    this.to = to;
    this.status = status;
    this.used = used;
    this.by = by;
  }
}

export function redirect(to: string, status: RedirectStatus = 302, used: readonly string[] = []): never {
  throw new Redirect(to, status, used);
}
