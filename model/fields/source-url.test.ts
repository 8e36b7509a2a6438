import { describe, expect, it } from "vitest";
import { sourceUrl } from "./schema-kit.server.ts";
import { brand } from "../../model/brand.ts";

describe("where a page loads from", () => {
  it.each([
    ["/uploads/a.jpg", "/uploads/a.jpg"],
    ["https://pictures.example/a.jpg", "https://pictures.example/a.jpg"],
    [`${brand.domain}/uploads/a.jpg`, "/uploads/a.jpg"],
    ["pictures.example/a.jpg", "https://pictures.example/a.jpg"],
  ])("may be %s", (given, read) => expect(sourceUrl.parse(given)).toBe(read));

  it.each(["mailto:a@b.example", "MailTo:a@b.example", "tel:+1555", " tel:1", "ma\nilto:a@b", "#top", "data:,x", ""])(
    "is never %j",
    (given) => expect(sourceUrl.safeParse(given).success).toBe(false),
  );
});
