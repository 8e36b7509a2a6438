import { expect, it } from "vitest";
import { acceptedEncoding, acceptedFor } from "./accept-encoding.ts";

it.each([
  [undefined, "identity"],
  ["", "identity"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, zstd", "zstd"],
  ["gzip;q=1.0, br;q=0", "gzip"],
  ["br;q=0.0, gzip;q=0", "identity"],
  ["GZIP", "gzip"],
  ["dcz", "identity"],
])("%s → %s", (header, encoding) => {
  expect(acceptedFor(header, undefined)).toEqual({ encoding });
});

it("of what is there", () => {
  expect(acceptedEncoding("gzip, zstd", ["br", "gzip"])).toBe("gzip");
  expect(acceptedEncoding("zstd", ["br", "gzip"])).toBe("identity");
});

it.each([
  ["gzip, deflate, br, zstd, dcb, dcz", ":abc=:", { encoding: "br", dictionary: ":abc=:" }],
  ["dcz", ":abc=:", { encoding: "identity", dictionary: ":abc=:" }],
  ["gzip, br, dcb", ":abc=:", { encoding: "br" }],
  ["gzip, br, dcz;q=0", ":abc=:", { encoding: "br" }],
  [undefined, ":abc=:", { encoding: "identity" }],
])("with a dictionary: %s, %s", (header, dictionary, expected) => {
  expect(acceptedFor(header, dictionary)).toEqual(expected);
});
