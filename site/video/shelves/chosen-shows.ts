// SHELF-06: the shows an editor chose, in that order; without a choice all of them, in the channel's order. Pure.

import type { RecordDocs } from "../../../content/records/kinds.ts";
import type { ShowItem } from "../../blocks/show-carousel/schema.ts";
import { findShow } from "../../shows/find-show.ts";
import { sortShows } from "../../pages/shows/show-summary.ts";
import type { ShowOverrides } from "./video-show.ts";

type Show = RecordDocs["show"];

export interface ChosenShow {
  show: Show;
  over: ShowOverrides;
}

/** A chosen show that is not there is dropped. */
export function chosenShows(items: readonly ShowItem[], shows: readonly Show[]): ChosenShow[] {
  if (items.length === 0) return sortShows(shows).map((show) => ({ show, over: {} }));
  return items.flatMap(({ id, ...over }) => {
    const show = findShow(shows, id);
    return show === undefined ? [] : [{ show, over }];
  });
}
