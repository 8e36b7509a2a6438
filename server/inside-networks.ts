// Networks of one's own and addresses that lead nowhere else: what comes from there is a proxy, and nothing that a stranger names may be
// asked for there.

import { BlockList, isIP } from "node:net";

const inside = new BlockList();
inside.addSubnet("0.0.0.0", 8);
inside.addSubnet("10.0.0.0", 8);
inside.addSubnet("100.64.0.0", 10);
inside.addSubnet("127.0.0.0", 8);
inside.addSubnet("169.254.0.0", 16);
inside.addSubnet("172.16.0.0", 12);
inside.addSubnet("192.0.0.0", 24);
inside.addSubnet("192.168.0.0", 16);
inside.addSubnet("198.18.0.0", 15);
inside.addSubnet("224.0.0.0", 3);
inside.addAddress("::", "ipv6");
inside.addAddress("::1", "ipv6");
// Addresses of the old kind in the clothes of the new one, as translators write them.
inside.addSubnet("64:ff9b::", 96, "ipv6");
inside.addSubnet("2002::", 16, "ipv6");
inside.addSubnet("fc00::", 7, "ipv6");
inside.addSubnet("fe80::", 10, "ipv6");
inside.addSubnet("ff00::", 8, "ipv6");

/** False for what is no address of a network. */
export function isInside(address: string): boolean {
  const family = isIP(address);
  return family !== 0 && inside.check(address, family === 4 ? "ipv4" : "ipv6");
}
