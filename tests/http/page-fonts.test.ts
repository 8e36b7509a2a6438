// The fonts that a page names: the reading face comes with what is read in it.

import { expect, it } from "vitest";
import { article, getDocument } from "./site.ts";

async function fontsOf(path: string) {
  const { root } = await getDocument(path);
  const atOnce = root.querySelectorAll('link[rel="preload"][as="font"]').map((link) => link.getAttribute("href") ?? "");
  const later = root.querySelector("#page-state")?.getAttribute("data-later-fonts") ?? "";
  return { atOnce: atOnce.map(nameOf), later: later.split(" ").filter(Boolean).map(nameOf) };
}

const nameOf = (address: string) => /\/assets\/(libre-franklin|source-serif)/.exec(address)?.[1] ?? address;

it.each([article, "/coverage/storm-center", "/about"])(
  "%s, a page of running text, has both faces at once",
  async (path) => {
    expect(await fontsOf(path)).toEqual({ atOnce: ["libre-franklin", "source-serif"], later: [] });
  },
);

it.each(["/", "/politics", "/fnctv", "/search-results/search?q=storm"])(
  "%s has the face of headlines at once, and the other once it has been painted",
  async (path) => {
    expect(await fontsOf(path)).toEqual({ atOnce: ["libre-franklin"], later: ["source-serif"] });
  },
);
