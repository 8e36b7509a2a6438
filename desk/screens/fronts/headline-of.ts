import type { DrawnFront } from "../../../model/desk/front-calls.ts";
import { storiesOf, type Front } from "../../../model/desk/front.ts";
import { allModules, findModule } from "./places.ts";

type Drawn = Pick<DrawnFront, "modules" | "unseen">;

/** What a story is called in a module: as it is pinned there, else as everywhere. */
export function headlineIn(front: Front, drawn: Drawn, key: string, url: string): string {
  const found = findModule(front, key);
  const pin = found && storiesOf(found.module.component).find(({ articleUrl }) => articleUrl === url);
  return pin?.title ?? headlineOf(front, drawn, url) ?? url;
}

/** As the page shows it or would where no pin gives it other words; undefined of one that nobody knows. */
export function headlineOf(front: Front, { modules, unseen }: Drawn, url: string): string | undefined {
  const named = new Set(
    allModules(front)
      .filter(({ component }) =>
        storiesOf(component).some(({ articleUrl, title }) => articleUrl === url && title !== undefined),
      )
      .map(({ key }) => key),
  );
  const shown = Object.entries(modules).flatMap(([key, { stories, next }]) =>
    named.has(key) ? next : [...stories, ...next],
  );
  return shown.find((story) => story.url === url)?.title ?? unseen[url];
}
