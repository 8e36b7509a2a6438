// Which pages the brand has at other addresses than usual, as all who work on a store agree: the first pages of a brand stand there.

import { brand } from "../../model/brand.ts";
import { movedPaths } from "../../model/addresses/url-rows.ts";
import { agreeOn } from "./agreed-list.ts";
import type { Database } from "./database.ts";

/** A site knows its brand; a command may have been started without. */
export async function agreeOnAddresses(database: Database, isSite: boolean): Promise<void> {
  const given = isSite ? [...movedPaths(brand.addresses)].map((pair) => pair.join(" ")) : [];
  await agreeOn(database, { name: "moved-addresses", given, areAll: isSite, markedBy: () => ['"starter":true'] });
}
