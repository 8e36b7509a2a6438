// Where corrections are told: on a page of their own, in its feed, and at a place of the story.

import { addressOf } from "../../model/addresses/address-of.ts";

export const correctionsPath = addressOf("/corrections");

/** For good: readers have it written into their programs. */
export const correctionsFeedPath = "/feeds/corrections.xml";

/** On the page of a story. */
export const correctionsId = "corrections";
