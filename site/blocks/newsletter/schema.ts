import { z } from "zod";
import { blockSchema, text, url } from "../schema-kit.server.ts";

/** FORM-04: `slid` names the mailing list. */
export const newsletter = blockSchema({
  schema: z.object({
    title: text.default("The Meridian Briefing"),
    description: text.optional(),
    slid: text.optional(),
    url: url.default("/newsletters"),
    buttonLabel: text.default("Sign up"),
  }),
});
