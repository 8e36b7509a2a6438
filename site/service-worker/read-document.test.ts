import { describe, expect, it } from "vitest";
import { leadFirst, pictureSource, readDocument } from "./read-document.ts";

const html = [
  `<!doctype html><html lang="en" data-title-suffix=" | Meridian News"><head><meta charset="utf-8">`,
  `<link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/sans-a.woff2">`,
  `<link rel="stylesheet" href="/assets/shell-a.css"><link rel="stylesheet" href="https://assets.example/assets/article-a.css">`,
  `<link rel="icon" href="/favicon.svg" type="image/svg+xml">`,
  `<title>Storm &amp; flood: “it&#x27;s here” | Meridian News</title><meta name="description" content="&lt;img src=&quot;/img/x&quot;&gt;">`,
  `</head><body class="article"><div id="root"><header><img src="/img/uploads/logo/96/96/a.png"></header>`,
  `<main id="main"><img class="x" src="/img/uploads/a/640/360/one.jpg?ve=1&amp;tl=1" srcset="/img/uploads/a/960/540/one.jpg 960w" alt="">`,
  `<img alt="" src="/uploads/two.gif"><img src="https://example.com/three.jpg"></main></div>`,
  `<script type="application/json" id="page-state" data-build="b1">{"x":"\\u003cscript src=\\"/assets/no.js\\""}</script>`,
  `<link rel="modulepreload" fetchpriority="low" href="/assets/react-a.js"><script type="module" src="/assets/entry-a.js"></script>`,
].join("");

describe("what is read from a document", () => {
  const { title, build, files, pictures } = readDocument(html);

  it("its title, as it is said", () => {
    expect(title).toBe("Storm & flood: “it's here”");
  });

  it("its build", () => {
    expect(build).toBe("b1");
    expect(readDocument("<title>Text edition</title>").build).toBe("");
  });

  it("the built files it names, wherever they come from", () => {
    expect(files).toEqual([
      "/assets/sans-a.woff2",
      "/assets/shell-a.css",
      "https://assets.example/assets/article-a.css",
      "/assets/react-a.js",
      "/assets/entry-a.js",
    ]);
  });

  it("the site's pictures on the page itself", () => {
    expect(pictures).toEqual(["/img/uploads/a/640/360/one.jpg?ve=1&tl=1", "/uploads/two.gif"]);
  });
});

it("a page is known by its first picture that is no face", () => {
  const faces = ["/img/uploads/people/96/96/a.jpg", "/img/uploads/people/320/320/b.jpg"];
  const pictures = ["/img/uploads/art/931/523/c.jpg", "/uploads/d.gif"];
  expect(leadFirst([...faces, ...pictures], "https://site.example")).toEqual([...pictures, ...faces]);
});

it.each([
  ["/img/uploads/a/640/360/one.jpg?ve=1&tl=1", "/uploads/a/one.jpg"],
  ["https://site.example/img/uploads/a/96/96/one.jpg", "/uploads/a/one.jpg"],
  ["/uploads/a/one.gif", "/uploads/a/one.gif"],
  ["https://example.com/img/uploads/a/96/96/one.jpg", undefined],
])("%s is a size of %s", (address, source) => {
  expect(pictureSource(address, "https://site.example")).toBe(source);
});
