// What WordPress and its plug-ins hold of an item beside its text, as it came: stored with the record, and returned by export.

import type { WxrItem } from "./read-wxr.ts";

/** Notes of WordPress to itself, which mean nothing elsewhere; what is carried over otherwise. */
const passing =
  /^_(?:edit_lock|edit_last|pingme|encloseme|wp_old_slug|wp_old_date|oembed_.*|thumbnail_id|wp_attached_file|wp_attachment_image_alt)$/;
/** Of one value, and of all: the rest of a record needs room too. */
const longest = 100_000;
const most = 1_000_000;

export interface CustomFields {
  /** One value, or all where a name is there several times. */
  carried: Record<string, string | readonly string[]>;
  /** The names of those that are too large. */
  left: string[];
}

export function customFieldsOf({ meta }: Pick<WxrItem, "meta">): CustomFields {
  const carried: CustomFields["carried"] = {};
  const left: string[] = [];
  let length = 0;
  for (const [name, values] of meta) {
    if (passing.test(name) || name === "" || values.every((value) => value === "")) continue;
    const size = values.reduce((sum, value) => sum + value.length, 0);
    if (size > longest || length + size > most) {
      left.push(name);
      continue;
    }
    length += size;
    const [first = "", ...more] = values;
    carried[name] = more.length === 0 ? first : values;
  }
  return { carried, left };
}
