// A small newsroom with television that is not the demo, on a site of its own, for the tests of one file: its records, and how more of them get in.

import { parse, type HTMLElement } from "node-html-parser";
import { afterAll, beforeAll } from "vitest";
import { ofDemoBrand } from "../brands/demo-brand.ts";
import { runContent, startDemoSite, type DemoSite } from "../demo-site.ts";

/** In reading order, as a raw answer spells them. */
export const regionNames = ["pre-content", "left-rail", "main", "right-rail", "full-width", "post-content"];

/** A layout with words in every region that tell where they stand. */
export const layout = (subtype: string, elementId: string | null, fields: object = {}) => ({
  type: "layout",
  id: `${subtype}-${elementId}`,
  subtype,
  elementId,
  ...Object.fromEntries(regionNames.map((name) => [name, [promo(`${subtype} ${name}`)]])),
  ...fields,
});

export const promo = (title: string) => ({
  component: "special-feature",
  model: { title, content: `<p>${title}</p>` },
  id: title,
});

export const story = (number: number, fields: object = {}) => ({
  type: "article",
  id: String(900 + number),
  title: `Story ${number}`,
  canonical_url: `/harbor/story-${number}`,
  publication_date: "2025-01-01T00:00:00Z",
  wp__category: { title: "Harbor", path: "harbor", slug: "harbor" },
  components: [{ is: "paragraph", props: { text: `Words of ${number}.` } }],
  ...fields,
});

export function harborSite(records: readonly object[]) {
  let site: DemoSite;
  let told = "";

  /** What the import says of them. */
  async function store(...lines: readonly object[]): Promise<string> {
    const input = lines.map((line) => JSON.stringify(line)).join("\n");
    const { stdout, stderr } = await runContent(["import", "-"], { ...ofDemoBrand, DATA_DIR: site.dataDir }, input);
    return stdout + stderr;
  }

  beforeAll(async () => {
    site = await startDemoSite({ empty: true, env: ofDemoBrand });
    told = await store(...records);
  });
  afterAll(() => site.stop());

  const textAt = async (path: string): Promise<string> => (await fetch(site.url + path)).text();
  return {
    store,
    textAt,
    rootAt: async (path: string): Promise<HTMLElement> => parse(await textAt(path)),
    /** What was said of the first records. */
    told: () => told,
  };
}
