// All that the layout around a page is drawn from. Pages for which it is equal share the HTML around them, so that nothing else may be used.

import { navigationPlace, type NavigationPlace } from "../shell/navigation-place.ts";
import { sectionUrls } from "../shell/section-urls.ts";
import type { PageState } from "../page-types.ts";
import type { ShellData } from "../shell/shell-data.ts";
import { errorLayout, type LayoutName } from "./layouts.ts";

export interface LayoutView {
  layout: LayoutName;
  /** Where in the navigation the page stands. */
  place: NavigationPlace;
  shell: ShellData;
}

export function layoutView({ layout, path, shell }: PageState): LayoutView {
  return { layout, place: navigationPlace(path, sectionUrls(shell.deadLinks)), shell };
}

export function errorView(page: PageState): LayoutView {
  return { ...layoutView(page), layout: errorLayout };
}
