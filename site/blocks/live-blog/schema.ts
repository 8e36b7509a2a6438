import { z } from "zod";
import { idBy, spelled } from "../../../model/embeds/embed-schema.server.ts";
import { plainId } from "../../../model/embeds/provider-ids.ts";
import { blockSchema, flag } from "../../../model/fields/schema-kit.server.ts";
import { noWords } from "../../../model/words/module-words.ts";

/** EMBED-02: a live blog of the comments platform. */
export const liveBlog = blockSchema({
  schema: spelled(
    { eventCode: ["event_code", "liveEventCode", "live_event_code"], comments: ["hasComments", "has_comments"] },
    z.object({ eventCode: idBy(plainId, "an event code"), comments: flag.default(false) }),
  ),
  words: noWords,
  weight: "part",
});
