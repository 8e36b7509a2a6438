// GET /api/instagram: the markup of a post, as the provider gives it and the sanitiser leaves it (EMBED-03).

import type { Hono } from "hono";
import { instagramCode } from "../../model/embeds/provider-ids.ts";
import { messages } from "../../site/messages.ts";
import { postCall } from "./post-call.ts";
import type { ApiParts } from "./api-parts.ts";

const widest = 1400;
const narrowest = 320;

export function instagram(api: Hono, { embeds }: ApiParts): void {
  api.get("/api/instagram", async (context) => {
    const { url = "", hidecaption = "false", maxwidth = String(widest), omitscript = "true" } = context.req.query();
    const refuse = (message: string) => context.json({ message, statusCode: 400 }, 400);
    const shortcode = url.startsWith("https://") ? instagramCode(url) : undefined;
    if (shortcode === undefined) return refuse("url must be the address of an Instagram post, with https");
    if (!/^(true|false)$/.test(hidecaption)) return refuse("hidecaption must be true or false");
    if (omitscript !== "true") return refuse("omitscript must be true: the script is loaded by the page");
    const maxWidth = Number(maxwidth);
    if (!Number.isInteger(maxWidth) || maxWidth < narrowest || maxWidth > widest)
      return refuse(`maxwidth must be a whole number from ${narrowest} to ${widest}`);
    return postCall(context, messages.instagramFailed, async () => {
      const { html } = await embeds.post({
        kind: "instagram",
        url: `https://www.instagram.com/p/${shortcode}/`,
        hideCaption: hidecaption === "true",
        maxWidth,
      });
      // Whoever opens the answer itself sees words, and nothing in it may do anything.
      context.header("content-security-policy", "default-src 'none'; sandbox");
      return context.html(html ?? "");
    });
  });
}
