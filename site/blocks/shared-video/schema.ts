// A video shared from another page or from a sister site: read as a video of the body, its page stands where its domain says.

import { blockSchema } from "../../../model/fields/schema-kit.server.ts";
import { videoFields } from "../video-inline/schema.ts";
import { videoWords } from "../video-inline/words.ts";

export const sharedVideo = blockSchema({ schema: videoFields, words: videoWords, weight: "part" });
