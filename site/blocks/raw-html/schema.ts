// Markup pasted into a story. What reaches the page is the first iframe of it, made safe (BLOCK-10), or else prose that has passed the
// sanitiser; a live-blog launcher is stored as data.

import { z } from "zod";
import type { PreparedEmbed } from "../../../model/embeds/prepared-embed.ts";
import type { SafeHtml } from "../../../model/html/safe-html.ts";
import { sanitise } from "../../../model/html/sanitise.server.ts";
import { blockSchema, readMarkup } from "../../../model/fields/schema-kit.server.ts";
import { firstIframe } from "./first-iframe.server.ts";
import { liveBlogLauncher, type LiveBlogLauncher } from "./live-blog-launcher.ts";
import { rawFrame, type RawFrame } from "../../../model/embeds/raw-frame.ts";
import { rawHtmlWords } from "./words.ts";

interface RawHtmlProps {
  html: SafeHtml;
  frame?: RawFrame;
  liveBlog?: LiveBlogLauncher;
  /** For the live blog, as for any embed. */
  prepared?: PreparedEmbed;
  /** Browsers refuse the frame in a page like this one; set when the page is made. */
  isRefused?: boolean;
}

export const rawHtml = blockSchema({
  aliases: ["advanced-media", "freeform", "html"],
  schema: z
    .preprocess(
      (value) => (typeof value === "string" ? { content: value } : value),
      z.object({ content: z.string().optional(), text: z.string().optional(), html: z.string().optional() }),
    )
    .transform((given, context) => readMarkup(context, () => propsOf(given.content ?? given.text ?? given.html ?? ""))),
  words: rawHtmlWords,
});

function propsOf(markup: string): RawHtmlProps {
  const frame = rawFrame(firstIframe(markup) ?? {});
  return {
    html: sanitise(frame === undefined ? markup.trim() : "", "prose"),
    ...(frame && { frame }),
    liveBlog: liveBlogLauncher(markup),
  };
}
