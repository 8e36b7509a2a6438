import { z } from "zod";
import { blockSchema, richText } from "../schema-kit.server.ts";

export const paragraph = blockSchema({
  aliases: ["text"],
  schema: z.object({ text: richText("paragraph") }),
});
