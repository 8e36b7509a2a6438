// What the stories are called that fronts pin without words of their own.

import type { Store } from "../../content/store/store.ts";
import { sitePath } from "../../model/addresses/site-path.ts";
import type { StoryName } from "../../model/desk/front-difference.ts";
import { storiesOf, type Front } from "../../model/desk/front.ts";
import { regionNames } from "../../model/layouts/region-names.ts";

/** Undefined of a story that is not there, or stands on another site. */
export async function pinnedHeadlines(
  store: Pick<Store, "byPath">,
  fronts: readonly (Front | undefined)[],
): Promise<StoryName> {
  const pins = fronts.flatMap((front) =>
    front === undefined
      ? []
      : regionNames.flatMap((region) => front[region].flatMap(({ component }) => storiesOf(component))),
  );
  const headlines = new Map<string, string>();
  const unnamed = new Set(pins.filter(({ title }) => title === undefined).map(({ articleUrl }) => articleUrl));
  await Promise.all(
    [...unnamed].map(async (url) => {
      const path = sitePath(url);
      if (path === undefined) return;
      const story = (await store.byPath("article", path)) ?? (await store.byPath("video", path));
      if (story !== undefined) headlines.set(url, story.title);
    }),
  );
  return (url) => headlines.get(url);
}
