// All that the layout around a page is drawn from. Pages for which it is equal share the HTML around them, so that nothing else may be used.

import { createHash } from "node:crypto";
import { respell, spellPath } from "../../model/addresses/path-spelling.ts";
import type { FramedPage } from "../page-types.ts";
import { navigationPlace, type NavigationPlace } from "../shell/navigation-place.ts";
import type { ShellData } from "../shell/shell-data.ts";
import { shownNavigation } from "../shell/shown-links.ts";
import { layouts, type LayoutFrame, type LayoutName } from "./layouts.ts";

export interface LayoutView {
  layout: LayoutName;
  /** Where in the navigation the page stands. */
  place: NavigationPlace;
  shell: ShellData;
}

export function layoutView({ layout, path, shell }: FramedPage): LayoutView {
  const sections = shownNavigation(shell.deadLinks ?? []).map(({ url }) => respell(url));
  return { layout, place: navigationPlace(spellPath(path), sections), shell };
}

/** Without the place, which the browser marks by itself, and the alert, which open pages hear of by the live stream. */
export function shellVersion({ layout, shell: { hotTopics, deadLinks } }: LayoutView): string {
  const { networkBar, header, footer }: LayoutFrame = layouts[layout];
  const parts = JSON.stringify([networkBar, header, footer, hotTopics, deadLinks]);
  return createHash("sha256").update(parts).digest("base64url").slice(0, 12);
}
