// What shows whether a story is saved, or counts it as read, is alive while one of these is there.

import { historyKey } from "./history/reading-history.ts";
import { savedKey } from "./saved/saved-stories.ts";

export const whereStoriesAreKept = [savedKey, historyKey] as const;
