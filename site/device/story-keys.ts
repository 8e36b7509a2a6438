// Under these names the device has saved stories, and those that were read. What shows either on a page wakes while one of them is there.

import { historyKey } from "./history/reading-history.ts";
import { savedKey } from "./saved/saved-stories.ts";

export const storyKeys = [savedKey, historyKey] as const;
