// xmllint, and the schemas it judges sitemaps by.

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { validateXML } from "xmllint-wasm";

const file = (fileName: string) => ({
  fileName,
  contents: readFileSync(join(import.meta.dirname, "schemas", fileName), "utf8"),
});

const schemas = { map: file("sitemap.xsd"), index: file("sitemap-index.xsd") };
const extensions = [file("sitemap-news.xsd"), file("sitemap-video.xsd")];

/** What xmllint has to say against the document; nothing when it is valid. */
export async function faultsOfMap(kind: keyof typeof schemas, text: string): Promise<string[]> {
  const { valid, errors } = await validateXML({
    xml: [{ fileName: "given.xml", contents: text }],
    schema: [schemas[kind]],
    ...(kind === "map" && { preload: extensions }),
  });
  return valid ? [] : errors.map(({ message }) => message);
}
