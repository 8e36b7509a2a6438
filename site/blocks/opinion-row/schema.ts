import { z } from "zod";
import { listing } from "../../../model/stories/listing.server.ts";
import { blockSchema, text } from "../../../model/fields/schema-kit.server.ts";

/** Columnists with their faces. */
export const opinionRow = blockSchema({
  schema: z.object({ ...listing, title: text.default("Opinion") }),
});
