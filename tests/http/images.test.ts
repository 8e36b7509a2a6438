import sharp from "sharp";
import { describe, expect, it } from "vitest";
import { get } from "./site.ts";

const picture = "/img/uploads/art/735/414/senate-clears-storm-recovery-bill.svg?ve=1&tl=1";

describe("pictures", () => {
  it.each([
    ["image/avif,image/webp,*/*", "image/avif", "heif"],
    ["image/webp,*/*", "image/webp", "webp"],
    ["*/*", "image/jpeg", "jpeg"],
  ])("IMG-04 for Accept %s come as %s in the size asked for", async (accept, type, format) => {
    const response = await get(picture, { accept });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe(type);
    expect(response.headers.get("vary")).toBe("accept");
    const { width, height, format: actual } = await sharp(Buffer.from(await response.arrayBuffer())).metadata();
    expect({ width, height, actual }).toEqual({ width: 735, height: 414, actual: format });
  });

  it("a picture opened by itself may run nothing", async () => {
    const response = await get("/uploads/art/senate-clears-storm-recovery-bill.svg");
    expect(response.headers.get("content-type")).toBe("image/svg+xml");
    expect(response.headers.get("content-security-policy")).toContain("sandbox");
  });
});
