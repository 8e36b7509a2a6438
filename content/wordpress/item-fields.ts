// What an item of an export says, as text without white space around it; nothing where it says nothing.

import type { WxrItem } from "./read-wxr.ts";

export function fieldOf({ fields }: Pick<WxrItem, "fields">, name: string): string {
  return fields.get(name)?.trim() ?? "";
}

export function metaOf({ meta }: Pick<WxrItem, "meta">, name: string): string {
  return meta.get(name)?.[0]?.trim() ?? "";
}
