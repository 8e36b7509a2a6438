// Networks of one's own and addresses that lead nowhere else: what comes from there is a proxy, and nothing that a stranger names may be
// asked for there. After IANA's registries of special-purpose addresses: all that are not reachable by everybody, and multicast.

import { BlockList, isIP } from "node:net";

const inside4 = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const;

const inside6 = [
  // Among them the unspecified address, the loopback and the old way of writing addresses of version 4.
  ["::", 96],
  ["::ffff:0:0:0", 96],
  // Translated by a prefix of the network's own choice, which says nothing of where it leads.
  ["64:ff9b:1::", 48],
  ["100::", 64],
  ["100:0:0:1::", 64],
  // Teredo, benchmarks, ORCHID and other protocols.
  ["2001::", 23],
  ["2001:db8::", 32],
  ["3fff::", 20],
  ["5f00::", 16],
  ["fc00::", 7],
  ["fe80::", 10],
  ["fec0::", 10],
  ["ff00::", 8],
] as const;

const inside = new BlockList();
for (const [network, length] of inside6) inside.addSubnet(network, length, "ipv6");
for (const [network, length] of inside4) {
  // Mapped addresses (::ffff:0:0/96) are judged by the list itself.
  inside.addSubnet(network, length);
  // An address of version 4 in one of version 6, as a translator (RFC 6052) and 6to4 (RFC 3056) write it.
  inside.addSubnet(`64:ff9b::${network}`, 96 + length, "ipv6");
  inside.addSubnet(sixToFour(network), 16 + length, "ipv6");
}

function sixToFour(network: string): string {
  const bytes = Buffer.from(network.split(".").map(Number));
  return `2002:${bytes.toString("hex", 0, 2)}:${bytes.toString("hex", 2)}::`;
}

/** False for what is no address of a network. */
export function isInside(address: string): boolean {
  // A zone says by which interface, not where.
  const [bare = ""] = address.split("%", 1);
  const family = isIP(bare);
  return family !== 0 && inside.check(bare, family === 4 ? "ipv4" : "ipv6");
}
