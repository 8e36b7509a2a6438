// Who a request comes from, as limits tell clients apart: an IPv4 address, or the /64 network of an IPv6 address, which one household or one
// server has to itself. Undefined where nobody knows: a proxy or a program in a network of one's own that does not say for whom it asks.

import { isIP } from "node:net";
import { isInside } from "../../model/addresses/inside-networks.server.ts";

export interface AddressSource {
  /** As the socket says. */
  remote: string | undefined;
  /** The value of the header in which the proxy names the client, where there is one. */
  named: string | undefined;
}

/** Whatever comes through the proxy under no address that can be read counts as one client: without limits it would be a way around them. */
const unreadable = "unreadable";

export function clientAddress({ remote, named }: AddressSource): string | undefined {
  // The last address was written by the proxy in front of us; those before it by anybody.
  const last = named?.slice(named.lastIndexOf(",") + 1);
  const address = plainAddress(last ?? remote ?? "");
  if (last === undefined && isInside(address)) return undefined;
  const family = isIP(address);
  if (family === 0) return last === undefined ? undefined : unreadable;
  return family === 4 ? address : networkOf(address);
}

/** Without port, brackets and zone; an IPv4 address in IPv6 form is written as what it is. */
function plainAddress(given: string): string {
  const [, bracketed, withPort] = /^\[(.*)\](?::\d+)?$|^([\d.]+):\d+$/.exec(given.trim()) ?? [];
  const [address = ""] = (bracketed ?? withPort ?? given.trim()).split("%", 1);
  if (isIP(address) !== 6) return address;
  const groups = groupsOf(address);
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (!isMapped) return address;
  const [high = 0, low = 0] = groups.slice(6);
  return [high >> 8, high & 255, low >> 8, low & 255].join(".");
}

function networkOf(address: string): string {
  return groupsOf(address)
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(":");
}

/** The eight numbers of an IPv6 address. */
function groupsOf(address: string): number[] {
  const [head = [], tail] = address.split("::").map(numbersIn);
  if (tail === undefined) return [...head];
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => 0), ...tail];
}

function numbersIn(part: string): number[] {
  if (part === "") return [];
  return part.split(":").flatMap((group) => {
    if (!group.includes(".")) return Number.parseInt(group, 16);
    const [first = 0, second = 0, third = 0, fourth = 0] = group.split(".").map(Number);
    return [(first << 8) | second, (third << 8) | fourth];
  });
}
