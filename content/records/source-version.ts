// The mark of a record or a post as it came: another byte, another mark.

import { hash } from "node:crypto";

export function sourceVersion(source: Uint8Array | string): string {
  return hash("sha256", source, "base64url");
}
