// Markup pasted into a story, after it has been split into what it is made of: a frame, made safe (BLOCK-10), or words, lists and tables that
// have passed the sanitiser; a live-blog launcher is stored as data.

import { z } from "zod";
import type { PreparedEmbed } from "../../../model/embeds/prepared-embed.ts";
import type { SafeHtml } from "../../../model/html/safe-html.ts";
import { MarkupError } from "../../../model/html/markup-limits.ts";
import { sanitise } from "../../../model/html/sanitise.server.ts";
import { filledIn } from "../../../model/fields/filled-in.server.ts";
import { blockSchema, readMarkup } from "../../../model/fields/schema-kit.server.ts";
import { firstIframe } from "./first-iframe.server.ts";
import { splitPasted } from "./split-pasted.server.ts";
import { liveBlogLauncher, type LiveBlogLauncher } from "./live-blog-launcher.ts";
import { rawFrame, type RawFrame } from "../../../model/embeds/raw-frame.ts";
import { rawHtmlWords } from "./words.ts";

interface RawHtmlProps {
  html: SafeHtml;
  frame?: RawFrame;
  liveBlog?: LiveBlogLauncher;
  /** For the live blog, as for any embed. */
  prepared?: PreparedEmbed;
}

const pasted = filledIn({ as: "markup" }, z.string());

/** Exports spell the field in several ways, or leave it out. */
const markup = z
  .preprocess(
    (value) => (typeof value === "string" ? { content: value } : value),
    z.object({ content: pasted.optional(), text: pasted.optional(), html: pasted.optional() }),
  )
  .transform(({ content, text, html }) => content ?? text ?? html ?? "");

export const rawHtml = blockSchema({
  aliases: ["advanced-media", "freeform", "html"],
  schema: markup.transform((given, context) => readMarkup(context, () => propsOf(given))),
  split(given) {
    const { data } = markup.safeParse(given ?? {});
    try {
      return data === undefined ? undefined : splitPasted(data);
    } catch (error) {
      // The schema says what is wrong with it.
      if (error instanceof MarkupError) return undefined;
      throw error;
    }
  },
  words: rawHtmlWords,
  weight: "prose",
});

function propsOf(given: string): RawHtmlProps {
  const frame = rawFrame(firstIframe(given) ?? {});
  return {
    html: sanitise(frame === undefined ? given.trim() : "", "pasted"),
    ...(frame && { frame }),
    liveBlog: liveBlogLauncher(given),
  };
}
