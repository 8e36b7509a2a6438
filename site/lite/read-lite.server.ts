// What a page of the text edition holds: found at the address of the full page as the full page is found, then put into words.

import { pageFinder } from "../../core/find-page.server.ts";
import type { PageContext } from "../page-context.ts";
import { routes } from "../routes.server.ts";
import { siteDefinition } from "../site-definition.server.ts";
import type { LiteContent } from "./lite-content.ts";
import { liteRecord } from "./lite-records.server.ts";

const findPage = pageFinder(siteDefinition);
const editions = new Map(routes.map(({ name, inWords }) => [name, inWords]));

/** Undefined for a page that has no text edition. Raises redirects and 404s, as the full page does. */
export async function readLite(context: PageContext): Promise<LiteContent | undefined> {
  const { name } = await findPage(context);
  const { actual } = context.state;
  return actual === undefined ? editions.get(name)?.(context) : liteRecord(actual, context);
}
