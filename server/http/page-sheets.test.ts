import { expect, it } from "vitest";
import { pageSheets } from "./page-sheets.ts";

const piece = (name: string, classes: string[]) => ({ file: `site/${name}.module.css`, css: `.${name}{}`, classes });

const sheets = pageSheets(
  JSON.stringify({
    shell: "/assets/shell-a.css",
    mark: "0123abcd",
    pieces: [piece("button", ["bT1"]), piece("card", ["cA1", "cA2"]), piece("page", ["pA1"]), piece("player", ["pL1"])],
    pages: { home: [2], error: [] },
    islands: { video: [0, 3] },
  }),
);

const textOf = (addresses: string[]) => addresses.map((address) => sheets.textAt(address));

it.each([
  ["its frame", "home", "<p>Words</p>", [".page{}"]],
  [
    "what its classes belong to, in the order of the build",
    "home",
    '<a class="frame cA2 bT1">',
    [".button{}\n.card{}\n.page{}"],
  ],
  ["all that an island may draw", "home", '<div data-island="video"></div>', [".button{}\n.page{}\n.player{}"]],
  ["its classes alone where it has no frame", "error", '<a class="bT1">', [".button{}"]],
  ["no sheet where it needs none", "error", '<p class="js">', []],
  ["nothing of what is only told in words", "error", "<p>class=&quot;bT1&quot; bT1</p>", []],
  ["what is written before an end that is missing", "error", '<p class="cA1"><p class="bT1', [".card{}"]],
] as const)("a page has %s", (_, page, html, expected) => {
  expect(textOf(sheets.ofPage(page, html))).toEqual(expected);
});

it("a page whose HTML is not known yet has what it has without blocks", () => {
  expect(sheets.ofPage("home")).toEqual(sheets.ofPage("home", "<p>Words</p>"));
});

it("a fragment has what stands in it", () => {
  expect(textOf(sheets.ofFragment('<li class="cA1">'))).toEqual([".card{}"]);
  expect(sheets.ofFragment("<li>")).toEqual([]);
});

it("the same pieces are one address, whatever stands on the page", () => {
  expect(sheets.ofPage("home", '<b class="cA1 cA2">')).toEqual(
    sheets.ofPage("home", '<i class="cA2"></i><b class="cA2">'),
  );
});

it.each([
  ["pieces of another build", "/assets/page-ffffffff-1.css"],
  ["a piece that is not there", "/assets/page-0123abcd-10.css"],
  ["no pieces", "/assets/page-0123abcd-0.css"],
  ["another spelling", "/assets/page-0123abcd-01.css"],
  ["another folder", "/files/assets/page-0123abcd-1.css"],
])("nothing stands at an address of %s", (_, path) => {
  expect(sheets.textAt(path)).toBeUndefined();
});
