// The addresses of this site at which more of the query makes a page another one. The server knows them, and tells the service worker.

import { addressOf } from "./address-of.ts";
import type { QueriesAt } from "./page-key.ts";
import { isOn } from "../brand.ts";

const search = addressOf("/search-results/search");

export const queriesAt: QueriesAt = [
  ["/coverage", ["post"]],
  ...(isOn("elections") ? [["/elections", ["state", "office"]] as const] : []),
  ...(isOn("tvGuide") ? [[addressOf("/fnctv"), ["view", "day", "channel", "program"]] as const] : []),
  ...(isOn("liveTv")
    ? [
        [addressOf("/foxaroundtheworld/search"), ["q"]] as const,
        [addressOf("/go"), ["channel"]] as const,
        [addressOf("/gowatch"), ["channel"]] as const,
      ]
    : []),
  [search, ["q", "type", "section", "author", "from", "to", "sort"]],
];
