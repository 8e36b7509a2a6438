// GET /api/oembed?url=…: what the short-video provider or the provider of Tweets says of a post; `html` is what is shown (EMBED-03).

import type { Hono } from "hono";
import type { PostQuestion } from "../embeds/post-questions.ts";
import { tiktokUrl, tweetId } from "../../model/embeds/provider-ids.ts";
import { messages } from "../../site/messages.ts";
import { postCall } from "./post-call.ts";
import type { ApiParts } from "./api-parts.ts";

function questionIn(url: string): PostQuestion | undefined {
  if (!url.startsWith("https://")) return undefined;
  const video = tiktokUrl(url);
  if (video !== undefined) return { kind: "tiktok", url: video };
  const tweet = tweetId(url);
  return tweet === undefined ? undefined : { kind: "tweet", url: `https://twitter.com/i/status/${tweet}` };
}

export function oembed(api: Hono, { embeds }: ApiParts): void {
  api.get("/api/oembed", async (context) => {
    const question = questionIn(context.req.query("url") ?? "");
    if (question === undefined) {
      return context.json(
        { message: "url must be the address of a TikTok video or a Tweet, with https", statusCode: 400 },
        400,
      );
    }
    const failure = question.kind === "tweet" ? messages.tweetFailed : messages.postFailed;
    return postCall(context, failure, async () => {
      const { html, text, author } = await embeds.post(question);
      return context.json({ html, text, author_name: author });
    });
  });
}
