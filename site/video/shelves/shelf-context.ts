// What shelves are made with, and how a read that fails is treated: logged with the document's text, and no reason to stop (ERR-03).

import { normaliseError } from "../../../model/http-error.ts";
import type { PageContext } from "../../page-context.ts";

export type ShelfContext = Pick<PageContext, "content" | "log" | "now" | "noteFailure" | "shelfTimeZone">;

export async function orLogged<T>(
  { log, noteFailure }: ShelfContext,
  text: string,
  details: object,
  read: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await read();
  } catch (error) {
    noteFailure();
    log.error(text, { ...details, ...normaliseError(error) });
    return undefined;
  }
}
