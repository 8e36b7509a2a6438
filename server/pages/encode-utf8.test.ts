import { expect, it } from "vitest";
import { encodeUtf8 } from "./encode-utf8.ts";

it.each(["", "plain", "“quotes” — and ümlauts", "𝄞 beyond the plane", "x".repeat(2_000_000), "—".repeat(1_500_000)])(
  "writes the bytes that Buffer.from writes (%#)",
  (text) => {
    expect(encodeUtf8([text]).equals(Buffer.from(text))).toBe(true);
    expect(encodeUtf8(["<", Buffer.from(text), ">"]).equals(Buffer.from(`<${text}>`))).toBe(true);
    expect(encodeUtf8(["<", text, ">"]).equals(Buffer.from(`<${text}>`))).toBe(true);
  },
);

it("gives every text bytes of its own", () => {
  const first = encodeUtf8(["first"]);
  encodeUtf8(["other"]);
  expect(first.toString()).toBe("first");
});
