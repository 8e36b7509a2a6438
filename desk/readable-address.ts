import { readPath } from "../model/addresses/path-spelling.ts";

/** An address of the site as people write it, without escapes. */
export function readableAddress(address: string): string {
  return address.startsWith("/") ? (readPath(address) ?? address) : address;
}
