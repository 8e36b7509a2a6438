import { pino } from "pino";
import { describe, expect, it } from "vitest";
import { clientAddress } from "./client-address.ts";
import { clientOfRequest } from "./client-of-request.ts";

describe("the client's address", () => {
  it.each([
    ["8.8.4.7", undefined, "8.8.4.7"],
    ["::ffff:8.8.4.7", undefined, "8.8.4.7"],
    ["::ffff:808:407", undefined, "8.8.4.7"],
    ["2606:4700:0:1::5", undefined, "2606:4700:0:1"],
    ["2606:4700:0000:0001:aaaa:bbbb:cccc:dddd", undefined, "2606:4700:0:1"],
    ["2606:4700::5", undefined, "2606:4700:0:0"],
    ["2606:4700:0:0:1::", undefined, "2606:4700:0:0"],
    ["127.0.0.1", "1.2.3.4, 8.8.4.7", "8.8.4.7"],
    ["10.0.0.2", " 8.8.4.7:51234 ", "8.8.4.7"],
    ["10.0.0.2", "[2606:4700:0:1::9]:443", "2606:4700:0:1"],
    ["10.0.0.2", "fe80::1%eth0", "fe80:0:0:0"],
    // Readers in the publisher's own house, named by its proxy.
    ["10.0.0.2", "192.168.1.20", "192.168.1.20"],
  ])("%s that names %s is %s", (remote, named, expected) => {
    expect(clientAddress({ remote, named })).toBe(expected);
  });

  it.each(["127.0.0.1", "::1", "::ffff:10.1.2.3", "::ffff:7f00:1", "192.168.0.9", "fd00::1", "nonsense", undefined])(
    "nobody knows it behind %s that does not say",
    (remote) => {
      expect(clientAddress({ remote, named: undefined })).toBeUndefined();
    },
  );

  it.each(["unknown", "", "8.8.4.7,", "1.2.3", "999.1.1.1", "::g", `${"1".repeat(9000)}:1`])(
    "“%s” is no address: whoever sends such counts as one client",
    (named) => {
      expect(clientAddress({ remote: "8.8.4.1", named })).toBe("unreadable");
    },
  );
});

describe("the client of a request", () => {
  const asking = (headers: Record<string, string>, remoteAddress = "8.8.4.1") => ({
    headers,
    socket: { remoteAddress },
  });
  const logged = () => {
    const lines: unknown[] = [];
    return { lines, log: pino({ base: null }, { write: (line: string) => lines.push(JSON.parse(line)) }) };
  };

  it("is named by the header of the setting alone, whatever else is sent", () => {
    const { lines, log } = logged();
    const clientOf = clientOfRequest("X-Reader", log);
    expect(clientOf(asking({ "x-reader": "198.51.100.9", "x-forwarded-for": "1.1.1.1" }))).toBe("198.51.100.9");
    expect(clientOf(asking({ "x-forwarded-for": "1.1.1.1" }))).toBe("8.8.4.1");
    expect(lines).toEqual([]);
  });

  it.each(["x-forwarded-for", "forwarded", "via", "cf-connecting-ip"])(
    "a proxy that sends %s and is not in the settings is told of once, and frees nobody from limits",
    (header) => {
      const { lines, log } = logged();
      const clientOf = clientOfRequest(undefined, log);
      expect(clientOf(asking({}))).toBe("8.8.4.1");
      expect(lines).toEqual([]);
      for (const value of ["198.51.100.1", "198.51.100.2"]) {
        expect(clientOf(asking({ [header]: value }))).toBe("8.8.4.1");
        expect(clientOf(asking({ [header]: value }, "10.0.0.1"))).toBeUndefined();
      }
      expect(lines).toMatchObject([
        { header, msg: "clients cannot be told apart: CLIENT_ADDRESS_HEADER is not set", level: 40 },
      ]);
    },
  );
});
