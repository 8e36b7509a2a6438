import { z } from "zod";
import { idBy, spelled } from "../../../model/embeds/embed-schema.server.ts";
import { plainId } from "../../../model/embeds/provider-ids.ts";
import { blockSchema } from "../../../model/fields/schema-kit.server.ts";
import { noWords } from "../../../model/words/module-words.ts";

export const poll = blockSchema({
  schema: spelled({ id: ["pollId", "poll_id"] }, z.object({ id: idBy(plainId, "the id of a poll") })),
  words: noWords,
  weight: "part",
});
