// What a second story weighs on the wire, for a browser that has the dictionary, beside the other encodings and beside its own text. Own text is
// every text and address of the page that does not come with the release: words, headlines, names, descriptions, times, addresses of links and
// pictures, each once and without any markup, compressed alone by zstd at level 19. What no page could do without.

import { NodeType, parse, type HTMLElement, type Node } from "node-html-parser";
import { setTimeout as pass } from "node:timers/promises";
import { constants, zstdCompressSync } from "node:zlib";
import { rawAnswer } from "../tests/http/raw-answer.ts";
import { startDemoSite } from "../tests/demo-site.ts";
import { tellFigure } from "./tell-figure.ts";

const stories = 40;
const bar = 1.25;
const told = ["href", "src", "alt", "title", "datetime"];
const sets = ["srcset", "imagesrcset"];

const site = await startDemoSite({ env: { SITE_ORIGIN: "https://www.meridian.example", LOG_LEVEL: "error" } });

function zstd19(text: string): number {
  return zstdCompressSync(text, { params: { [constants.ZSTD_c_compressionLevel]: 19 } }).length;
}

function ownText(html: string, dictionary: string): string {
  const own = new Set<string>();
  const note = (text: string) => {
    const said = text.trim();
    if (said.length > 2 && !dictionary.includes(said)) own.add(said);
  };
  const isElement = (node: Node): node is HTMLElement => "attributes" in node;
  const walk = (node: Node): void => {
    if (!isElement(node)) {
      if (node.nodeType === NodeType.TEXT_NODE) note(node.text);
      return;
    }
    if (node.rawTagName === "script") return;
    for (const [name, value] of Object.entries(node.attributes)) {
      if (told.includes(name.toLowerCase()) || (node.rawTagName === "meta" && name === "content")) note(value);
      if (sets.includes(name.toLowerCase())) for (const part of value.split(", ")) note(part.split(" ")[0] ?? "");
    }
    for (const child of node.childNodes) walk(child);
  };
  walk(parse(html));
  return [...own].join("\n");
}

const weigh = async (path: string, headers: Record<string, string>) =>
  (await rawAnswer(site.url + path, headers)).body.length;

/** Once it has been compressed again, in the time that readers leave. */
async function weighOften(path: string): Promise<number> {
  for (;;) {
    const { headers, body } = await rawAnswer(site.url + path, withIt);
    if (String(headers.etag).includes("-again")) return body.length;
    await pass(20);
  }
}

const placesIn = async (path: string) =>
  [...(await (await fetch(site.url + path)).text()).matchAll(/<loc>([^<]+)/g)].map(([, place = ""]) =>
    place.replaceAll("&amp;", "&").replace(/^https?:\/\/[^/]+/, ""),
  );

const maps = (await placesIn("/sitemap.xml")).filter((path) => path.includes("article"));
const paths = (await Promise.all(maps.map(placesIn))).flat();
const first = await fetch(site.url + (paths[0] ?? "/"));
const address = /^<([^>]+)>/.exec(first.headers.get("link") ?? "")?.[1] ?? "";
const dictionary = await (await fetch(site.url + address)).text();
const mark = `:${Buffer.from(/pages-(.+)\.dictionary/.exec(address)?.[1] ?? "", "base64url").toString("base64")}:`;
const withIt = { "accept-encoding": "dcz", "available-dictionary": mark };

const ratios: Record<"document" | "answer" | "document, read often" | "answer, read often", number[]> = {
  document: [],
  answer: [],
  "document, read often": [],
  "answer, read often": [],
};
const line = (cells: (string | number)[]) => console.log(cells.map((cell) => String(cell).padStart(8)).join(""));
console.log(
  `dictionary: ${dictionary.length} characters, ${await weigh(address, { "accept-encoding": "br" })} bytes on its way`,
);
line(["gzip", "br", "zstd", "dcz", "own", "ratio", "_page", "own", "ratio"]);
for (const path of paths.filter((_, place) => place % Math.ceil(paths.length / stories) === 1)) {
  const html = await (await fetch(site.url + path)).text();
  const { page } = JSON.parse(await (await fetch(`${site.url}/_page${path}`)).text());
  const plain = await Promise.all(
    ["gzip", "br", "zstd"].map((encoding) => weigh(path, { "accept-encoding": encoding })),
  );
  const [document, answer] = await Promise.all([weigh(path, withIt), weigh(`/_page${path}`, withIt)]);
  const own = zstd19(ownText(html, dictionary));
  const head = parse(html).querySelector("head")?.outerHTML ?? "";
  const ownOfAnswer = zstd19(ownText(head + String(page.html), dictionary));
  ratios.document.push(document / own);
  ratios.answer.push(answer / ownOfAnswer);
  ratios["document, read often"].push((await weighOften(path)) / own);
  ratios["answer, read often"].push((await weighOften(`/_page${path}`)) / ownOfAnswer);
  const [gzip = 0, br = 0, zstd = 0] = plain;
  line([
    gzip,
    br,
    zstd,
    document,
    own,
    (document / own).toFixed(2),
    answer,
    ownOfAnswer,
    (answer / ownOfAnswer).toFixed(2),
  ]);
}
for (const [kind, found] of Object.entries(ratios)) {
  const sorted = found.toSorted((one, other) => one - other);
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? Number.NaN;
  tellFigure({
    name: `Second story on the wire beside its own text, ${kind}, the middle one`,
    value: at(0.5),
    bar: { atMost: bar },
  });
  tellFigure({
    name: `Second story on the wire beside its own text, ${kind}, nine in ten`,
    value: at(0.9),
    bar: { atMost: bar },
  });
}
await site.stop();
