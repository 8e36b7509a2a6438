// Whether a stored redirect holds for one query of an address, such as `/?p=1752`. Asked before the page cache, which does not tell queries
// apart that make no difference to pages.

import type { OpenClient } from "../../content/client.ts";
import { findByQuery } from "../../content/redirects/find-redirect.ts";

export type MovedByQuery = (path: string, search: string) => Promise<boolean>;

/** While the store fails nothing has moved: pages that are cached stay. */
export function movedByQuery(openClient: OpenClient): MovedByQuery {
  return async (path, search) => {
    try {
      return (await findByQuery(openClient(new Set()), path, search)) !== undefined;
    } catch {
      return false;
    }
  };
}
