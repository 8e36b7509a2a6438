import type { DrawnFront } from "../../../model/desk/front-calls.ts";
import { storiesOf, type Front } from "../../../model/desk/front.ts";
import { regionNames } from "../../../model/layouts/region-names.ts";

/** What a story is called on a front: as it is pinned, as its page shows it or would, or, of one that nobody knows, its address. */
export function headlineOf(
  front: Front,
  { modules, unseen }: Pick<DrawnFront, "modules" | "unseen">,
  url: string,
): string {
  const pins = regionNames.flatMap((region) => front[region].flatMap(({ component }) => storiesOf(component)));
  const own = pins.find(({ articleUrl, title }) => articleUrl === url && title !== undefined)?.title;
  const shown = Object.values(modules).flatMap(({ stories, next }) => [...stories, ...next]);
  return own ?? shown.find((story) => story.url === url)?.title ?? unseen[url] ?? url;
}
