import { expect, it } from "vitest";
import { drawAmp, drawBlock } from "../testing.tsx";

const id = "7160000000000000001";
const short = "https://vm.tiktok.com/ZMabcdefg/";

it.each([
  [{ url: `https://www.tiktok.com/@a/video/${id}` }, `https://www.tiktok.com/@a/video/${id}`],
  [{ tiktok_url: short }, short],
  [{ video_id: id }, `https://www.tiktok.com/@/video/${id}`],
])("EMBED-01 the video of %o leads to %s", (props, href) => {
  const html = drawBlock("tiktok", props);
  expect(html).toContain("Watch on TikTok");
  expect(html).toContain(`href="${href}"`);
});

it("AMP-01 is AMP's own element, by its number", () => {
  expect(drawAmp("tiktok", { url: id }).querySelector(`amp-tiktok[data-src="${id}"]`)).not.toBeNull();
});

it("AMP-01 a short address does not tell the number, so it is a link", () => {
  const root = drawAmp("tiktok", { url: short });
  expect(root.querySelector(`a[href="${short}"]`)?.textContent).toBe("vm.tiktok.com/ZMabcdefg/");
  expect(root.querySelector("amp-tiktok")).toBeNull();
});
