// How rules treat a read that fails: it is logged, and the page continues without it (LOAD-04, LOAD-05).

import { normaliseError } from "../../model/http-error.ts";
import { Redirect } from "../../core/redirect.ts";
import type { PageContext } from "../page-context.ts";

/** For articles and categories: errors from 400 on, anything less is information; redirects pass untouched. */
export async function fetchOrContinue<T>(
  context: PageContext,
  what: string,
  fetch: () => Promise<T | undefined>,
): Promise<T | undefined> {
  try {
    return await fetch();
  } catch (error) {
    if (error instanceof Redirect) throw error;
    const { message, statusCode } = normaliseError(error);
    context.noteFailure("address");
    if (statusCode >= 400) context.log.error(`${what} fetch failed`, { message, statusCode });
    else context.log.info(`${what} fetch failed`, { message, statusCode });
    return undefined;
  }
}

/** For the data stores: a failure is an error and yields null; a record that is not there is a warning. */
export async function fetchFromStore<T>(
  context: PageContext,
  what: string,
  fetch: () => Promise<T | undefined>,
): Promise<T | null> {
  try {
    const found = await fetch();
    if (found !== undefined) return found;
    context.log.warn(`${what} is undefined`, { path: context.path });
  } catch (error) {
    if (error instanceof Redirect) throw error;
    context.noteFailure("address");
    context.log.error(`${what} fetch failed`, { ...normaliseError(error) });
  }
  return null;
}
