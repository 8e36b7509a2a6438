// A front in open pages: where they hear that it was published anew or that a pin has ended, and the mark of what they show of it.

import type { LiveState } from "../../core/page-object.ts";
import { isListBlock } from "../../content/layouts/list-blocks.ts";
import type { RecordDocs } from "../../content/records/kinds.ts";
import type { FrontPlace } from "../../model/layouts/front-place.ts";
import { regionNames } from "../../model/layouts/region-names.ts";
import { earliest } from "../../model/time/earliest.ts";
import { liveFrontPath } from "../alerts/alert-addresses.ts";
import { markOf } from "../live/content-mark.server.ts";

type Layout = RecordDocs["layout"];

/** The mark of a front that nobody has arranged yet. */
const notArranged = "none";

/** Of what editors have arranged, with the pins that have ended. Stories come and go in its lists by themselves, and are no news of the front. */
export function frontMark(layout: Layout | undefined, now: number): string {
  if (layout === undefined) return notArranged;
  const ended = pinEnds(layout).filter((end) => end <= now);
  return markOf(JSON.stringify(ended.length === 0 ? layout : [layout, ended]));
}

/** When the next pin ends; undefined where none does. */
export function nextPinEnd(layout: Layout, now: number): number | undefined {
  return earliest(...pinEnds(layout).filter((end) => end > now));
}

function pinEnds(layout: Layout): number[] {
  const lists = regionNames.flatMap((region) => layout[region].filter(isListBlock));
  return lists.flatMap(({ props }) => props.searchCriteria?.fixedArticles.flatMap(({ until }) => until ?? []) ?? []);
}

/** `layout`: the one that stands at that place, if any. */
export function liveFront(place: FrontPlace, layout: Layout | undefined, now: number): { live: LiveState } {
  return { live: { path: liveFrontPath(place), version: frontMark(layout, now) } };
}
