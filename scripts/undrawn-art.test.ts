import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { newBrand } from "./new-brand.ts";
import { boxesInDrawings, namesStoodInFor } from "./undrawn-art.ts";

/** A letter of Nag Mundari, which hardly any font has. */
const rare = "\u{1e4d0}";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "brand-art-"));
});
afterAll(() => rm(folder, { recursive: true }));

async function made(name: string): Promise<string> {
  const place = join(folder, Buffer.from(name).toString("hex"));
  const answers = { name, domain: "www.quay.example", slogan: "News", email: "desk@quay.example", sections: "" };
  for (const [file, text] of await newBrand({ ...answers, television: "n", language: "", timeZone: "" })) {
    await mkdir(dirname(join(place, file)), { recursive: true });
    await writeFile(join(place, file), text);
  }
  return place;
}

it("tells whose name could not be drawn, and in which drawings something else stands", async () => {
  const [line, ...more] = namesStoodInFor(await made(rare));
  expect(line).toMatch(/letters of \u{1e4d0}: .* art\/icon\.svg, /u);
  expect(more).toEqual([]);
  expect(namesStoodInFor(await made("The Quay"))).toEqual([]);
});

it("a drawing with letters that nobody can draw here is wrong, but for the one that browsers draw", async () => {
  const place = await made("The Quay");
  expect(await boxesInDrawings(place)).toEqual([]);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><text>Q &amp; ${rare}</text></svg>`;
  await writeFile(join(place, "art", "wordmark.svg"), svg);
  expect(await boxesInDrawings(place)).toEqual([]);
  await writeFile(join(place, "art", "icon.svg"), svg);
  expect(await boxesInDrawings(place)).toEqual([expect.stringMatching(/^art\/icon\.svg: .* has \u{1e4d0},/u)]);
});
