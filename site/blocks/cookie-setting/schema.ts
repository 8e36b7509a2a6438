import { z } from "zod";
import { blockSchema, text } from "../../../model/fields/schema-kit.server.ts";

/** LAYOUT-03: the cookie-setting demo. */
export const cookieSetting = blockSchema({ schema: z.object({ title: text.default("The theme cookie") }) });
