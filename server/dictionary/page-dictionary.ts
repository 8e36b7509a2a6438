// The dictionary of this release and brand: what its pages have in common, as the sample pages show it. It is made at the start, of nothing but the
// build, the brand and the settings, so that all nodes and workers of a site have the same one.

import { events } from "../log.ts";
import type { SiteServices } from "../site-services.ts";
import { commonWords } from "./common-words.ts";
import { dictionaryOf, type PageDictionary } from "./dcz.ts";
import { drawSample } from "./draw-samples.ts";

/** Told by what is inside their layout; the story is told whole. */
const others = ["/video/6390000000001", "/"];
const story = "/news/story-one";

/** A site without it serves on as if no browser knew of dictionaries. */
export async function pageDictionary(services: SiteServices): Promise<PageDictionary | undefined> {
  if (services.development || services.config.PAGE_DICTIONARY === "off") return undefined;
  try {
    return dictionaryOf(Buffer.from(await wordsInCommon(services)));
  } catch (error) {
    services.log.error({ err: error }, events.dictionaryFailed);
    return undefined;
  }
}

/** What is likeliest to be of use stands last: the nearer a match is, the fewer bits it takes to say where. */
async function wordsInCommon(services: SiteServices): Promise<string> {
  const whole = await drawSample(services, story);
  if (whole === undefined) throw new Error(`There is no page at ${story}`);
  const further = [];
  for (const path of others) further.push((await drawSample(services, path))?.html ?? "");
  // In the answers of client navigations markup is part of a JSON text, where its quotes are written otherwise.
  const escaped = further.map((html) => JSON.stringify(html));
  return [...escaped, whole.answer, ...further, commonWords, whole.document].join("");
}
