// A front in open pages: where they hear that it was published anew, and the mark of what they show of it.

import type { LiveState } from "../../core/page-object.ts";
import type { RecordDocs } from "../../content/records/kinds.ts";
import { liveFrontPath } from "../alerts/alert-addresses.ts";
import { markOf } from "../live/content-mark.server.ts";

type Layout = RecordDocs["layout"];

/** Of what editors have arranged. Stories come and go in its lists by themselves, and are no news of the front. */
export function frontMark(layout: Layout): string {
  return markOf(JSON.stringify(layout));
}

/** Nothing for a front that nobody has arranged. */
export function liveFront(layout: Layout | object): { live?: LiveState } {
  return isStored(layout) ? { live: { path: liveFrontPath(layout.id), version: frontMark(layout) } } : {};
}

const isStored = (layout: Layout | object): layout is Layout => "id" in layout;
