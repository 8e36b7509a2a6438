// What a provider's oEmbed answer is worth: markup that has passed the sanitiser, and the words of the post.

import { z } from "zod";
import { plainText } from "../../model/html/plain-text.ts";
import type { PostKind } from "../../site/embeds/embed-sources.ts";
import type { PostWords } from "../../model/embeds/prepared-embed.ts";
import type { SafeHtml } from "../../model/html/safe-html.ts";
import { sanitise, sanitiseEmbed } from "../../model/html/sanitise.server.ts";
import { ProviderError } from "./ask-provider.ts";

export interface Post extends PostWords {
  html?: SafeHtml;
}

/** Providers answer with a few thousand characters. */
const field = z.string().max(50_000).optional().catch(undefined);
const answerSchema = z.object({ html: field, title: field, author_name: field });

/** The mark by which the provider's script finds the post. Without it there is nothing to show. */
const marks: Partial<Record<PostKind, string>> = {
  instagram: "instagram-media",
  tiktok: "tiktok-embed",
  tweet: "twitter-tweet",
};

/** A Tweet with a picture ends with the picture's address. */
const pictureLink = /^(?:https:\/\/t\.co|pic\.twitter\.com)\/\w+$/;

const longestText = 320;
const longestName = 80;

export function postIn(kind: PostKind, answer: object): Post {
  const { html = "", title = "", author_name = "" } = answerSchema.parse(answer);
  const author = words(author_name, longestName);
  const mark = marks[kind];
  // A player's markup is never used: the site writes its own.
  if (mark === undefined) return { text: words(title, longestText), author };
  const safe = sanitiseEmbed(html);
  if (!safe.includes(`class="${mark}"`)) throw new ProviderError("failed", "the answer holds no post");
  return { html: safe, text: words(kind === "tiktok" ? title : firstParagraph(safe), longestText), author };
}

function firstParagraph(html: string): string {
  const start = html.indexOf("<p>") + "<p>".length;
  const end = html.indexOf("</p>", start);
  return end === -1 || start < "<p>".length ? "" : html.slice(start, end);
}

function withoutPictureLinks(text: string): string {
  const given = text.split(" ");
  const last = given.findLastIndex((word) => !pictureLink.test(word));
  return given.slice(0, Math.max(last, 0) + 1).join(" ");
}

/** Tags, entities and the address of a picture gone, white space made one, cut at a word. */
function words(text: string, longest: number): string | undefined {
  const plain = withoutPictureLinks(plainText(sanitise(text, "plain")));
  if (plain.length <= longest) return plain || undefined;
  const cut = plain.slice(0, longest);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(" "), longest - 40)).toWellFormed()}…`;
}
