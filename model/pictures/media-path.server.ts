// The path under which something is known of a file: an upload's is decoded, as it is on the disk; all others are as they are written.

import { readPath } from "../addresses/path-spelling.ts";
import { isOutsidePath } from "./image-sources.server.ts";

export function mediaPath(address: string): string {
  if (!address.startsWith("/") || isOutsidePath(address)) return address;
  return readPath(address) ?? address;
}
