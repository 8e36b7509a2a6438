// What the stories that fronts pin are called: as a front says it, or as the story itself does.

import type { Store } from "../../content/store/store.ts";
import { sitePath } from "../../model/addresses/site-path.ts";
import { storiesOf, type Front } from "../../model/desk/front.ts";
import { regionNames } from "../../model/layouts/region-names.ts";

/** A story that is not there, or stands on another site, is called by its address. */
export async function pinnedHeadlines(
  store: Pick<Store, "byPath">,
  fronts: readonly (Front | undefined)[],
): Promise<(url: string) => string> {
  const pins = fronts.flatMap((front) =>
    front === undefined
      ? []
      : regionNames.flatMap((region) => front[region].flatMap(({ component }) => storiesOf(component))),
  );
  const headlines = new Map<string, string>();
  for (const { articleUrl, title } of pins) if (title !== undefined) headlines.set(articleUrl, title);
  const unnamed = new Set(pins.map(({ articleUrl }) => articleUrl).filter((url) => !headlines.has(url)));
  await Promise.all(
    [...unnamed].map(async (url) => {
      const path = sitePath(url);
      if (path === undefined) return;
      const story = (await store.byPath("article", path)) ?? (await store.byPath("video", path));
      if (story !== undefined) headlines.set(url, story.title);
    }),
  );
  return (url) => headlines.get(url) ?? url;
}
