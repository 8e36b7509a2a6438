// Who sends, as limits know it: a mark made of the network address, which nobody can turn back. Absent where the address is a proxy's.

import { createHmac } from "node:crypto";
import { isIP } from "node:net";
import { isInside } from "../inside-networks.ts";

export interface SenderSource {
  /** As the socket says. */
  remote: string | undefined;
  /** The value of the header in which the proxy names the reader, where there is one. */
  forwarded: string | undefined;
}

export function senderMark({ remote, forwarded }: SenderSource, secret: string): string | undefined {
  // The last name in the list was written by the proxy in front of us; those before it by anybody.
  const named = forwarded?.split(",").at(-1)?.trim();
  const address = (named ?? remote ?? "").replace(/^::ffff:(?=\d+\.)/i, "");
  const family = isIP(address);
  if (family === 0) return undefined;
  if (named === undefined && isInside(address)) return undefined;
  const network = family === 4 ? address : firstHalf(address);
  return createHmac("sha256", secret).update(`sender ${network}`).digest("base64url").slice(0, 22);
}

/** A household has the first half of its address in common. */
function firstHalf(address: string): string {
  const [head = "", tail] = address.toLowerCase().split("::");
  const groups = head === "" ? [] : head.split(":");
  if (tail !== undefined) while (groups.length < 4) groups.push("0");
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}
