// Shortcodes of WordPress, before anything reads the HTML: those with a meaning here become HTML that says the same, the rest of the known ones
// are taken out and told. A word in brackets that is no shortcode stays as it was written.

import { escapeAttribute } from "../../core/escape.ts";
import type { Attachment } from "./media.ts";

export interface ShortcodeParts {
  /** The post's id, whose own pictures a gallery without ids shows. */
  post: string;
  attachments: ReadonlyMap<string, Attachment>;
  /** Hears of what cannot be carried over. */
  tell: (what: string) => void;
}

/** Of WordPress itself and its most used plug-ins; nothing of them is text. */
const known =
  "audio caption wp_caption embed gallery playlist video youtube vimeo tweet instagram googlemaps googlevideo contact-form contact-field " +
  "contact-form-7 polldaddy poll recent_posts rev_slider slideshow soundcloud ted vc_row vc_column vc_column_text wpvideo archives " +
  "blip.tv dailymotion facebook flickr gist hulu presentation scribd slideshare spotify tiktok twitter-timeline";

const pattern = new RegExp(
  String.raw`\[(${known.split(" ").join("|")})(?=[\s\]/=])((?:[^\]"']|"[^"]*"|'[^']*')*?)\/?\](?:([\s\S]*?)\[\/\1\])?`,
  "gi",
);

type Attributes = ReadonlyMap<string, string>;

export function withoutShortcodes(html: string, parts: ShortcodeParts): string {
  return html.replaceAll(pattern, (_, name: string, attributes: string, inner: string | undefined) =>
    replaced(name.toLowerCase(), attributesIn(attributes), inner ?? "", parts),
  );
}

function replaced(name: string, given: Attributes, inner: string, parts: ShortcodeParts): string {
  switch (name) {
    case "caption":
    case "wp_caption":
      return captioned(inner, given);
    case "gallery":
      return gallery(given, parts);
    case "embed":
    case "youtube":
    case "vimeo":
    case "tweet":
    case "instagram":
    case "tiktok":
    case "facebook":
      return `\n\n${inner.trim() || (given.get("url") ?? given.get("src") ?? given.get("0") ?? "")}\n\n`;
    default:
      parts.tell(`the shortcode [${name}]`);
      // What stands inside is text in a layout, and nothing in a form.
      return name.startsWith("vc_") ? `\n\n${inner}\n\n` : "";
  }
}

/** `[caption caption="…"]<img>[/caption]`, or with the words after the picture. */
function captioned(inner: string, given: Attributes): string {
  const [, picture = "", words = ""] = /^\s*((?:<a[^>]*>\s*)?<img[^>]*>(?:\s*<\/a>)?)([\s\S]*)$/i.exec(inner) ?? [];
  const caption = given.get("caption") ?? words.trim();
  return `<figure>${picture}${caption === "" ? "" : `<figcaption>${caption}</figcaption>`}</figure>`;
}

function gallery(given: Attributes, { post, attachments }: ShortcodeParts): string {
  const ids = given.get("ids") ?? given.get("include");
  const shown =
    ids === undefined
      ? [...attachments.values()].filter(({ parent }) => parent === post)
      : ids.split(",").flatMap((id) => attachments.get(id.trim()) ?? []);
  return shown
    .map(({ url, alt, caption }) => {
      const words = caption === "" ? "" : `<figcaption>${caption}</figcaption>`;
      return `<figure><img src="${escapeAttribute(url)}" alt="${escapeAttribute(alt)}">${words}</figure>`;
    })
    .join("");
}

/** `a="1" b='2' c=3 url`; what has no name has its number. */
function attributesIn(text: string): Attributes {
  const found = new Map<string, string>();
  let unnamed = 0;
  for (const [, name, double, single, bare, alone] of text.matchAll(
    /([\w-]+)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"']+))|(\S+)/g,
  )) {
    if (name !== undefined) found.set(name.toLowerCase(), double ?? single ?? bare ?? "");
    else if (alone !== undefined) found.set(String(unnamed++), alone.replace(/^=/, "").replaceAll(/^"|"$/g, ""));
  }
  return found;
}
