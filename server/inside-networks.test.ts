import { expect, it } from "vitest";
import { isInside } from "./inside-networks.ts";

it.each([
  ["10.1.2.3", true],
  ["127.0.0.1", true],
  ["169.254.169.254", true],
  ["172.31.255.255", true],
  ["192.168.1.1", true],
  ["100.100.0.1", true],
  ["0.0.0.0", true],
  ["255.255.255.255", true],
  ["::1", true],
  ["::", true],
  ["::ffff:10.0.0.1", true],
  ["64:ff9b::a00:1", true],
  ["fd12::1", true],
  ["fe80::1", true],
  ["172.32.0.1", false],
  ["203.0.113.7", false],
  ["2001:db8::1", false],
  ["::ffff:203.0.113.7", false],
  ["push.example", false],
  ["", false],
])("the address %s is one's own: %s", (address, is) => expect(isInside(address)).toBe(is));
