import { z } from "zod";
import { idBy, spelled } from "../../../model/embeds/embed-schema.server.ts";
import { plainId } from "../../../model/embeds/provider-ids.ts";
import { blockSchema } from "../../../model/fields/schema-kit.server.ts";
import { noWords } from "../../../model/words/module-words.ts";

/** EMBED-02: a live blog told as a story, by its id and the provider's environment that holds it. */
export const storytellingLiveBlog = blockSchema({
  schema: spelled(
    { id: ["blogId", "blog_id"], env: ["environment"] },
    z.object({ id: idBy(plainId, "the id of a live blog"), env: idBy(plainId, "an environment").default("prod") }),
  ),
  words: noWords,
  weight: "part",
});
