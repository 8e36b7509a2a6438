import { expect, it } from "vitest";
import { get, getDocument } from "./site.ts";

it.each(["/_gallery", "/_page/_gallery"])(
  "the gallery is for development: a built site answers %s with 404",
  async (path) => {
    expect((await get(path)).status).toBe(404);
  },
);

it("served styles keep light-dark(), so that a part of a page may have a theme of its own", async () => {
  const { root } = await getDocument("/");
  const sheets = root.querySelectorAll('link[rel="stylesheet"]').map((link) => link.getAttribute("href") ?? "");
  const texts = await Promise.all(sheets.map(async (href) => (await get(href)).text()));
  expect(texts.join("")).toContain("light-dark(");
  expect(texts.join("")).not.toContain("--lightningcss-");
});
