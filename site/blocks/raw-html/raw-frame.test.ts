import { describe, expect, it } from "vitest";
import { parseBlocks } from "../../../content/blocks/parse-blocks.ts";
import { firstIframe } from "./first-iframe.server.ts";
import { confined, frameHost, rawFrame } from "../../../model/embeds/raw-frame.ts";
import { brand } from "../../../model/brand.ts";

/** Without the www of most. */
const bareDomain = brand.domain.replace(/^www\./, "");

const frameIn = (markup: string) => rawFrame(firstIframe(markup) ?? {});

const src = "https://charts.example/embed/1";
const title = "Embedded content from charts.example";
const sandbox =
  "allow-forms allow-popups allow-popups-to-escape-sandbox allow-presentation allow-same-origin allow-scripts";

const ownFrame = {
  width: 500,
  height: 300,
  sandbox: sandbox.replace("allow-same-origin ", ""),
  title: `Embedded content from ${brand.domain}`,
};

describe("a pasted iframe", () => {
  it.each([
    [
      "is sandboxed and keeps its size",
      `<iframe src="${src}" width="500" height="300"></iframe>`,
      { src, width: 500, height: 300, sandbox, title },
    ],
    [
      "of full width becomes 600 and responsive",
      `<iframe src="${src}" width="100%" height="450"></iframe>`,
      { src, width: 600, height: 450, responsive: true, sandbox, title },
    ],
    [
      "of full height too gets the height of a video",
      `<iframe src="${src}" width="100%" height="100%"></iframe>`,
      { src, width: 600, height: 338, responsive: true, sandbox, title },
    ],
    [
      "with pixels spelled out is the same",
      `<IFRAME SRC='${src}' WIDTH=500px HEIGHT="300.5"></IFRAME>`,
      { src, width: 500, height: 300, sandbox, title },
    ],
    [
      "without a scheme is asked for safely",
      `<iframe src="//charts.example/embed/1" width="500" height="300"></iframe>`,
      { src, width: 500, height: 300, sandbox, title },
    ],
    [
      "keeps its title and what the page may lend, nothing that watches the reader",
      `<iframe src="${src}" width="500" height="300" title=" Jobs by county " allow="camera; fullscreen; autoplay *; geolocation"></iframe>`,
      { src, width: 500, height: 300, sandbox, title: "Jobs by county", allow: "autoplay; fullscreen" },
    ],
    [
      "loses style, handlers, its own document and legacy looks",
      `<iframe src="${src}" width="500" height="300" style="position:fixed" onload="alert(1)" srcdoc="<script>" frameborder="0" scrolling="no" name="top"></iframe>`,
      { src, width: 500, height: 300, sandbox, title },
    ],
    [
      "that was stricter stays so",
      `<iframe src="${src}" width="500" height="300" sandbox="allow-scripts allow-top-navigation allow-modals"></iframe>`,
      { src, width: 500, height: 300, sandbox: "allow-scripts", title },
    ],
    [
      "of this site gets no origin, or it could reach the page around it",
      `<iframe src="/interactives/map?x=1" width="500" height="300"></iframe>`,
      {
        src: "/interactives/map?x=1",
        width: 500,
        height: 300,
        sandbox: sandbox.replace("allow-same-origin ", ""),
        title: `Embedded content from ${brand.domain}`,
      },
    ],
    [
      "is left as it is when its source starts with http:",
      `<iframe src="http://old.example/x" width="500" height="300"></iframe>`,
      { src: "http://old.example/x", width: 500, height: 300, title: "Embedded content from old.example" },
    ],
    [
      "is left as it is with legacy fullscreen attributes",
      `<iframe src="${src}" width="500" height="300" webkitallowfullscreen mozallowfullscreen></iframe>`,
      { src, width: 500, height: 300, title, fullScreen: true },
    ],
    [
      "of this site is in a sandbox also with legacy fullscreen attributes",
      `<iframe src="/uploads/x.html" width="500" height="300" allowfullscreen></iframe>`,
      { ...ownFrame, src: "/uploads/x.html", fullScreen: true },
    ],
    [
      "of this site is in a sandbox also when its source starts with http:",
      `<iframe src="http://${brand.domain}/uploads/x.html" width="500" height="300"></iframe>`,
      { ...ownFrame, src: "/uploads/x.html" },
    ],
    [
      "of this site is so without www too, and gets no origin by asking for it",
      `<iframe src="https://${bareDomain}/a" width="500" height="300" allowfullscreen sandbox="allow-scripts allow-same-origin"></iframe>`,
      {
        ...ownFrame,
        src: "/a",
        sandbox: "allow-scripts",
        title: `Embedded content from ${bareDomain}`,
        fullScreen: true,
      },
    ],
    [
      "is left as it is also in its full width",
      `<iframe src="${src}" width="100%" height="300" allowfullscreen=""></iframe>`,
      { src, width: undefined, height: 300, title, fullScreen: true },
    ],
    [
      "is the first one only",
      `<p>Words</p><iframe src="${src}" width="1" height="1"></iframe><iframe src="https://b.example/" width="2" height="2"></iframe>`,
      { src, width: 1, height: 1, sandbox, title },
    ],
  ])("BLOCK-10 %s", (_, markup, expected) => {
    expect(frameIn(markup)).toEqual(expected);
  });

  it.each([
    ["no source", `<iframe width="500" height="300"></iframe>`],
    ["no width", `<iframe src="${src}" height="300"></iframe>`],
    ["no height", `<iframe src="${src}" width="500"></iframe>`],
    ["no size to speak of", `<iframe src="${src}" width="auto" height="300"></iframe>`],
    ["a size of nothing", `<iframe src="${src}" width="0" height="300"></iframe>`],
    ["a script as source", `<iframe src="javascript:alert(1)" width="500" height="300"></iframe>`],
    ["a script in disguise", `<iframe src="&#106;ava&#9;script:alert(1)" width="500" height="300"></iframe>`],
    ["a letter as source", `<iframe src="mailto:a@b.example" width="500" height="300"></iframe>`],
    ["a telephone as source", `<iframe src="tel:+1" width="500" height="300"></iframe>`],
    ["data as source", `<iframe src="data:text/html,x" width="500" height="300"></iframe>`],
    ["a password in the source", `<iframe src="https://a:b@c.example/" width="500" height="300"></iframe>`],
    ["the first one unusable", `<iframe></iframe><iframe src="${src}" width="500" height="300"></iframe>`],
    ["no iframe", `<p>iframe src width height</p>`],
    ["an iframe in a comment", `<!-- <iframe src="${src}" width="500" height="300"></iframe> -->`],
  ])("BLOCK-10 with %s is none", (_, markup) => {
    expect(frameIn(markup)).toBeUndefined();
  });

  it.each([
    [src, "https://charts.example"],
    ["http://old.example:8080/x", "http://old.example:8080"],
    ["/interactives/map", undefined],
  ])("BLOCK-10 the frame of %s needs the host %s", (address, host) => {
    expect(frameHost({ src: address })).toBe(host);
  });
});

it.each([
  ["https://news.test/x", "https://news.test", true],
  ["https://news.test:8443/x", "https://news.test", false],
  ["https://other.test/x", "https://news.test", false],
])("BLOCK-10 a frame of %s on the site at %s is confined: %s", (address, origin, is) => {
  const left = { src: address, height: 300, title: "" };
  expect(confined(left, origin).sandbox).toBe(is ? ownFrame.sandbox : undefined);
  expect(confined({ ...left, sandbox }, origin).sandbox).toBe(is ? ownFrame.sandbox : sandbox);
});

describe("raw html", () => {
  const read = (content: string) =>
    parseBlocks([{ is: "raw-html", props: { content } }]).blocks.map(({ props }) => props);

  it("BLOCK-10 is its words and its first iframe, where that can be shown", () => {
    const usable = `<iframe src="${src}" width="5" height="5"></iframe>`;
    expect(read(`<p>Words</p>${usable}`)).toMatchObject([{ html: "<p>Words</p>" }, { html: "", frame: { src } }]);
    expect(read(`<p>Words</p><iframe></iframe>${usable}`)).toMatchObject([
      { html: expect.stringContaining("<p>Words</p>") },
    ]);
    expect(read(`<p>Words</p><iframe src="${src}"></iframe>`)[0]).not.toHaveProperty("frame");
  });
});
