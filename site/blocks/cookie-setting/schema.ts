import { z } from "zod";
import { blockSchema, text } from "../../../model/fields/schema-kit.server.ts";
import { cookieSettingWords } from "./words.ts";

/** LAYOUT-03: the cookie-setting demo. */
export const cookieSetting = blockSchema({
  schema: z.object({ title: text.default("The theme cookie") }),
  words: cookieSettingWords,
  weight: "part",
});
