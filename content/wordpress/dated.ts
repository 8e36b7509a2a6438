// When an item came out and was last changed, as records say it.

import { fieldOf } from "./item-fields.ts";
import type { WxrItem } from "./read-wxr.ts";

export function dated(item: WxrItem): object {
  const publication = gmtOf(item);
  const modified = changedAt(item);
  return { ...(publication && { publication_date: publication }), ...(modified && { last_modified_date: modified }) };
}

export function gmtOf(item: WxrItem): string | undefined {
  return timeIn(item, "wp:post_date_gmt") ?? timeIn(item, "wp:post_date");
}

export function changedAt(item: WxrItem): string | undefined {
  return timeIn(item, "wp:post_modified_gmt");
}

/** A draft has a time of zeros. */
function timeIn(item: WxrItem, name: string): string | undefined {
  const given = fieldOf(item, name);
  return /^\d{4}-\d{2}-\d{2}/.test(given) && !given.startsWith("0000") ? given.replace(" ", "T") : undefined;
}
