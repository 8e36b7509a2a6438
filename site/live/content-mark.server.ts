// Marks made from content itself: whatever shows the same has the same mark, on every node.

import { hash } from "node:crypto";
import { oncePer } from "../../model/once-per.ts";

export function markOf(text: string): string {
  return hash("sha1", text, "base64url").slice(0, 10);
}

/** Of all parts and their order: an open page that knows it has missed nothing. */
export const liveVersion = oncePer((parts: readonly { id: string; rev: string }[]): string =>
  markOf(parts.map(({ id, rev }) => `${id} ${rev}`).join("\n")),
);
