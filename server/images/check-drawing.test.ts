import { expect, it } from "vitest";
import { processorTime } from "../../tests/processor-time.ts";
import { checkDrawing } from "./check-drawing.ts";

const drawing = (inside: string, attributes = "") =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="320" height="180" ${attributes}>${inside}</svg>`;

/** Each level draws the one before it ten times. */
const nested = (levels: number, draw: (id: string) => string) =>
  drawing(
    `<defs><g id="l0"><path d="M0 0L1 1"/></g>${Array.from(
      { length: levels },
      (_, level) => `<g id="l${level + 1}">${draw(`l${level}`).repeat(10)}</g>`,
    ).join("")}</defs><use href="#l${levels}"/>`,
  );

const rects = (count: number, attributes = "") => `<rect width="1" height="1" ${attributes}/>`.repeat(count);
const pattern = `<pattern id="p" width="2" height="2">${rects(100)}</pattern>`;
const marker = `<marker id="m">${rects(100)}</marker>`;
const blur = `<filter id="f"><feGaussianBlur stdDeviation="9"/></filter>`;
const path = `<path d="M0 0${"l1-.5.5".repeat(100)}"/>`;
const uses = (count: number, id: string) => `<use href="#${id}"/>`.repeat(count);
/** Each is like the one before it. */
const chain = (name: string, count: number) =>
  Array.from({ length: count }, (_, step) => `<${name} id="l${step + 1}" href="#l${step}"/>`).join("");
const layers = (count: number) => `${'<g opacity=".9">'.repeat(count)}<rect/>${"</g>".repeat(count)}`;

it.each([
  ["nothing", drawing("")],
  ["a few thousand shapes", drawing(rects(9000))],
  [
    "a drawing with a declaration and a doctype",
    `<?xml version="1.0" encoding="UTF-8"?><!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">${drawing(rects(3))}`,
  ],
  ["parts used a hundred times", nested(2, (id) => `<use href="#${id}"/>`)],
  ["a part used by name where there is none", drawing('<use href="#none"/><rect fill="url(#none)"/>')],
  [
    "many shapes with a gradient",
    drawing(`<linearGradient id="g">${"<stop/>".repeat(20)}</linearGradient>${rects(4000, 'fill="url(#g)"')}`),
  ],
  [
    "classes with gradients and clips",
    drawing(
      `<style>.a{fill:url(#g)}.b{clip-path:url(#c)}</style><linearGradient id="g"/><clipPath id="c"><rect/></clipPath>${rects(2000, 'class="a"')}${rects(2000, 'class="b"')}`,
    ),
  ],
  ["a pattern on a few shapes", drawing(pattern + rects(20, 'fill="url(#p)"'))],
  [
    "a font in its styles",
    drawing("<style>@font-face{font-family:x;src:url(data:font/woff2;base64,AAAA)}</style><text>a</text>"),
  ],
  ["definitions that nothing uses", drawing(`<defs>${rects(20_000)}</defs><rect/>`)],
  [
    "shadows on thirty shapes",
    drawing(`<filter id="f">${"<feOffset/>".repeat(8)}</filter>${rects(30, 'filter="url(#f)"')}`),
  ],
  ["fifteen layers", drawing(layers(15))],
  ["a map of many points", drawing(`<path d="M0 0${"l1 1".repeat(200_000)}"/>`)],
  ["a long table", drawing(`<text>${"figures ".repeat(5_000)}</text>`)],
  ["words that are not drawn", drawing(`<title>${"word ".repeat(50_000)}</title>`)],
  ["gradients that share their colours", drawing(`${chain("linearGradient", 3)}${rects(4000, 'fill="url(#l3)"')}`)],
  [
    "what other hosts have",
    drawing(
      '<image href="https://elsewhere.example/x.png"/><image xlink:href="file:///etc/passwd"/><use href="other.svg#a"/>',
    ),
  ],
  ["a link", drawing('<a href="#a" id="a"><rect/></a>')],
])("a drawing of %s may be drawn", (_, text = "") => {
  expect(checkDrawing(text)).toEqual([]);
});

it.each(
  [
    ["nested uses", nested(9, (id) => `<use href="#${id}"/>`), "too much to draw"],
    ["nested uses by the older name", nested(9, (id) => `<use xlink:href="#${id}"/>`), "too much to draw"],
    [
      "nested uses with a smaller one before them",
      nested(9, (id) => `<use href="#${id}" xlink:href="#l0"/>`),
      "too much to draw",
    ],
    [
      "nested uses with a smaller one after them",
      nested(9, (id) => `<use xlink:href="#l0" href="#${id}"/>`),
      "too much to draw",
    ],
    ["nested uses with a prefix", nested(9, (id) => `<svg:use href="#${id}"/>`), "too much to draw"],
    ["nested clips", nested(5, (id) => `<g clip-path="url(#${id})"><rect/></g>`), "too much to draw"],
    ["nested masks in styles", nested(5, (id) => `<g style="mask: url( '#${id}' )"><rect/></g>`), "too much to draw"],
    ["too many shapes", drawing(rects(10_001)), "too much to draw"],
    ["a pattern on many shapes", drawing(pattern + rects(200, 'fill="url(#p)"')), "too much to draw"],
    [
      "a pattern inherited by many shapes",
      drawing(`${pattern}<g fill="url(#p)">${rects(200)}</g>`),
      "too much to draw",
    ],
    [
      "a pattern by a rule for all",
      drawing(`<style>*{stroke:URL(#p)}</style>${pattern}${rects(200)}`),
      "drawn by itself",
    ],
    [
      "a pattern by a rule of a class",
      drawing(`<style>g > rect.x, .y{stroke:url(#p)}</style>${pattern}${rects(200, 'class="z x"')}`),
      "too much to draw",
    ],
    [
      "a pattern by a rule in a comment's shadow",
      drawing(`<style>/*}*/.x/**/{/*;*/fill:url(#p)}</style>${pattern}${rects(200, 'class="x"')}`),
      "too much to draw",
    ],
    ["markers on many points", drawing(`${marker}<g marker-mid="url(#m)">${path}${path}</g>`), "too much to draw"],
    ["a filter on many shapes", drawing(blur + rects(600, 'filter="url(#f)"')), "too much to draw"],
    ["filters without elements", drawing(`<rect filter="${"blur(9px) ".repeat(600)}"/>`), "too much to draw"],
    [
      "noise without end",
      drawing('<filter id="f"><feTurbulence numOctaves="99999"/></filter><rect filter="url(#f)"/>'),
      "too much to draw",
    ],
    [
      "edges without end",
      drawing('<filter id="f"><feMorphology radius="2 900"/></filter><rect filter="url(#f)"/>'),
      "too much to draw",
    ],
    [
      "a filter of odd figures",
      drawing('<filter id="f"><feConvolveMatrix order="1e3x"/></filter><rect filter="url(#f)"/>'),
      "too much to draw",
    ],
    ["a part within itself", drawing('<g id="a"><use href="#a"/></g>'), "drawn by itself"],
    [
      "two parts within each other",
      drawing('<g id="a"><use href="#b"/></g><g id="b"><use href="#a"/></g>'),
      "drawn by itself",
    ],
    [
      "a pattern painted with itself",
      drawing('<pattern id="p"><rect fill="url(#p)"/></pattern><rect fill="url(#p)"/>'),
      "drawn by itself",
    ],
    [
      "a chain of uses",
      drawing(
        `<g id="l0"/>${Array.from({ length: 200 }, (__, step) => `<g id="l${step + 1}"><use href="#l${step}"/></g>`)
          .toReversed()
          .join("")}`,
      ),
      "nested too deeply",
    ],
    ["many groups in each other", drawing(`${"<g>".repeat(150)}${"</g>".repeat(150)}`), "nested too deeply"],
    ["many layers in each other", drawing(layers(17)), "layers are nested"],
    [
      "patterns painted with patterns",
      drawing(
        Array.from({ length: 20 }, (__, step) => `<pattern id="l${step + 1}"><rect fill="url(#l${step})"/></pattern>`)
          .concat('<rect fill="url(#l20)"/>')
          .join(""),
      ),
      "layers are nested",
    ],
    ["points without end", drawing(`<path id="p" d="M0 0${"l1 1".repeat(200_000)}"/>${uses(9, "p")}`), "too much"],
    ["text without end", drawing(`<text>${"letters ".repeat(20_000)}</text>`), "too much to draw"],
    ["text used often", drawing(`<text id="t">${"letters ".repeat(200)}</text>${uses(200, "t")}`), "too much to draw"],
    [
      "gradients of many colours",
      drawing(`<linearGradient id="g">${"<stop/>".repeat(900)}</linearGradient>${rects(2000, 'fill="url(#g)"')}`),
      "too much to draw",
    ],
    [
      "gradients of gradients",
      drawing(`${chain("radialGradient", 150)}<rect fill="url(#l150)"/>`),
      "nested too deeply",
    ],
    ["a pattern of pieces", drawing(`<rect fill="url(data:image/svg+xml,x#p)"/>`), "hold other files"],
    ["a drawing used from an address", drawing('<use href="data:image/svg+xml,x#p"/>'), "holds other files"],
    ["styles from an address", drawing("<style>@import url(data:text/css,x);</style>"), "hold other files"],
    ["a style sheet before it", `<?xml-stylesheet href="data:text/css,x"?>${drawing("")}`, "another file"],
    ["escapes in styles", drawing("<style>*{fil\\6c:red}</style>"), "escapes"],
    ["inherited effects", drawing(`${blur}<g filter="url(#f)"><rect filter="inherit"/></g>`), "inherited"],
    ["styles with too many references", drawing(`<style>*{fill:${"url(#a) ".repeat(300)}}</style>`), "too much"],
    ["entities", `<!DOCTYPE svg [<!ENTITY a "x">]>${drawing("<text>&a;</text>")}`, "entities"],
    ["unknown entities", drawing("<text>&a;</text>"), "well-formed"],
    ["another encoding", `<?xml version="1.0" encoding="UTF-7"?>${drawing("")}`, "UTF-8"],
    [
      "other files",
      drawing('<xi:include xmlns:xi="http://www.w3.org/2001/XInclude" href="x.svg"/>'),
      "includes other files",
    ],
    ["half a drawing", drawing("<g>"), "well-formed"],
    ["too many elements", drawing(`<defs>${rects(60_000)}</defs>`), "too many elements"],
    [
      "many pictures",
      drawing(Array.from({ length: 21 }, (__, n) => `<image href="data:image/png;base64,${n}"/>`).join("")),
      "too many pictures",
    ],
    ["something else", "<html/>", "no drawing"],
    ["words", "words", "well-formed"],
  ].map(([name = "", text = "", reason = ""]) => ({ name, text, reason })),
)("a drawing of $name is refused: $reason", ({ text, reason }) => {
  expect(() => checkDrawing(text)).toThrow(reason);
});

it("tells which pictures stand in a drawing", () => {
  const one = "data:image/png;base64,AAAA";
  expect(
    checkDrawing(drawing(`<image href="${one}"/><image xlink:href=" ${one}"/><image href="DATA:image/jpeg,x"/>`)),
  ).toEqual([one, "DATA:image/jpeg,x"]);
});

it.each([
  ["comments", drawing(`<style>${"/*".repeat(500_000)}</style>`)],
  ["blocks", drawing(`<style>${"{".repeat(1_000_000)}</style>`)],
  ["spaces", drawing(`<rect fill="url(${" ".repeat(1_000_000)}"/>`)],
  ["numbers", drawing(`<path d="${"1".repeat(1_000_000)}"/>`)],
  ["references", drawing(`<style>${"a{b:url(#c)}".repeat(80_000)}</style>`)],
])("a megabyte of %s takes no longer than others", (_, text = "") => {
  const took = processorTime(() => {
    try {
      checkDrawing(text);
    } catch {
      // Refused or not, it is the time that counts.
    }
  });
  // What grows with the square of the length would take minutes.
  expect(took).toBeLessThan(15_000);
});
