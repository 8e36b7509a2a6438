// Markup pasted into a story. What reaches the page is prose that has passed the sanitiser; a live-blog launcher is kept as data.

import { z } from "zod";
import { sanitise } from "../../lib/sanitise.server.ts";
import { blockSchema } from "../schema-kit.server.ts";
import { liveBlogLauncher } from "./live-blog-launcher.ts";

export const rawHtml = blockSchema({
  aliases: ["advanced-media", "freeform", "html"],
  schema: z
    .preprocess(
      (value) => (typeof value === "string" ? { content: value } : value),
      z.object({ content: z.string().optional(), text: z.string().optional(), html: z.string().optional() }),
    )
    .transform((given) => {
      const markup = given.content ?? given.text ?? given.html ?? "";
      return { html: sanitise(markup.trim(), "prose"), liveBlog: liveBlogLauncher(markup) };
    }),
});
