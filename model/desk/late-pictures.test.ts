import { parse } from "node-html-parser";
import { expect, it } from "vitest";
import { fetchLate, lateAddress, latePictures, withLatePictures } from "./late-pictures.ts";

const first = '<img src="/a.webp" srcSet="/a.webp 400w" alt="A" loading="eager"/>';
const further = '<img src="/b.webp" srcSet="/b.webp 400w, /b2.webp 800w" sizes="50vw" alt="B" loading="lazy"/>';
const plain = '<img class="x" src="/c.webp" loading="lazy" alt=""/>';

it("the pictures of the first screen are fetched at once, others when they are asked for", () => {
  const html = withLatePictures(`<p>${first}${further}</p>${plain}`);
  expect(html).toContain(first);
  const page = parse(html);
  const late = page.querySelectorAll(latePictures);
  expect(late.map(lateAddress)).toEqual(["/b.webp", "/c.webp"]);
  for (const picture of late) {
    expect(picture.getAttribute("src")).toMatch(/^data:/);
    expect(picture.hasAttribute("srcset")).toBe(false);
    fetchLate(picture);
  }
  expect(late.map((picture) => [picture.getAttribute("src"), picture.getAttribute("srcset")])).toEqual([
    ["/b.webp", "/b.webp 400w, /b2.webp 800w"],
    ["/c.webp", undefined],
  ]);
  expect(page.querySelectorAll(latePictures)).toEqual([]);
});
