import { expect, it } from "vitest";
import { acceptedEncoding } from "./accept-encoding.ts";

it.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip;q=1.0, br;q=0", "gzip"],
  ["br;q=0.0, gzip;q=0", "identity"],
  ["GZIP", "gzip"],
])("%s → %s", (header, expected) => {
  expect(acceptedEncoding(header)).toBe(expected);
});
