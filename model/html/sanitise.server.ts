// The one sanitiser. Every rich text field names its allow-list here; what it answers is branded SafeHtml.

import sanitizeHtml from "sanitize-html";
import { limits } from "../fields/content-limits.ts";
import { checkLength, markupCounter, type MarkupCounter } from "./markup-limits.ts";
import { isPlainlySafe } from "./plainly-safe.ts";
import { isAnchor } from "./story-anchor.ts";
import type { SafeHtml } from "./safe-html.ts";
import { asBrowsersRead, fileUrl } from "../addresses/site-path.ts";
import { withRaisedFigures } from "./raised-figures.ts";
import { withQuotationMarks, withReadings } from "./written-marks.ts";

const inline = ["br", "strong", "em", "u", "s", "b", "i"];

const prose = [...inline, "a", "p", "ul", "ol", "li", "h2", "h3", "h4", "blockquote"];

/** Which elements a field may keep (ART-16, BLOCK-03, BLOCK-09). */
const allowedTags = {
  plain: [],
  paragraph: [...inline, "a"],
  "pull-quote": [...inline, "span"],
  bio: [...inline, "a", "p"],
  prose,
  pasted: [
    ...prose,
    ..."h5 h6 hr pre code sub sup q dl dt dd figure figcaption".split(" "),
    ..."table caption thead tbody tfoot tr th td".split(" "),
  ],
} satisfies Record<string, string[]>;

export type RichTextField = keyof typeof allowedTags;

const hasMarkup = /[<>&]/;

function options(field: RichTextField): sanitizeHtml.IOptions {
  return {
    allowedTags: allowedTags[field],
    allowedAttributes: { a: ["href", "target", "rel", "id"], ...(field === "pasted" && pastedAttributes) },
    allowedSchemes: ["http", "https", "mailto", "tel"],
    allowedSchemesAppliedToAttributes: ["href"],
    allowProtocolRelative: false,
    disallowedTagsMode: "discard",
    transformTags: {
      a: (tagName, attributes) => ({ tagName, attribs: linkAttributes(attributes) }),
      ...changeMarks,
      span: struckByStyle,
      ...(field === "pasted" && pastedTags),
    },
  };
}

/** What was taken out and put in is seen as such. */
const changeMarks = { del: "s", strike: "s", ins: "u" };

function struckByStyle(tagName: string, attributes: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const isStruck = /line-through/i.test(attributes.style ?? "");
  return isStruck ? { tagName: "s", attribs: {} } : { tagName, attribs: attributes };
}

/** The shape of tables and lists (BLOCK-10). */
const pastedAttributes = {
  th: ["colspan", "rowspan", "scope"],
  td: ["colspan", "rowspan"],
  ol: ["start", "reversed", "type"],
  li: ["value"],
};

/** The page has its heading of the first level. */
const pastedTags: sanitizeHtml.IOptions["transformTags"] = {
  h1: "h2",
  th: shaped,
  td: shaped,
  ol: ordered,
  li: numbered,
};

/** Small numbers and known words: a cell over a million columns holds up a browser. */
const shapeValue = /^(?:[1-9]\d{0,2}|row|col|rowgroup|colgroup)$/;

function shaped(tagName: string, attributes: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const attribs = Object.fromEntries(Object.entries(attributes).filter(([, value]) => shapeValue.test(value.trim())));
  return { tagName, attribs };
}

/** A list of years begins at one. */
const itemNumber = /^(?:0|-?[1-9]\d{0,5})$/;
const numerals = /^[1aAiI]$/;

function ordered(tagName: string, { start = "", type = "", reversed }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  return {
    tagName,
    attribs: {
      ...(itemNumber.test(start.trim()) && { start }),
      ...(reversed !== undefined && { reversed: "reversed" }),
      ...(numerals.test(type) && { type }),
    },
  };
}

function numbered(tagName: string, { value = "" }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  return { tagName, attribs: { ...(itemNumber.test(value.trim()) && { value }) } };
}

function linkAttributes(attributes: sanitizeHtml.Attributes): sanitizeHtml.Attributes {
  const passed: sanitizeHtml.Attributes = {};
  if (attributes.href !== undefined) passed.href = linkAddress(attributes.href);
  if (attributes.id !== undefined && isAnchor(attributes.id)) passed.id = attributes.id;
  if (attributes.target === "_blank") {
    passed.target = "_blank";
    passed.rel = "noopener";
  }
  return passed;
}

/** One that is too long to be an address leads nowhere; one on an own host is a path of this site (ROUTE-23). */
function linkAddress(href: string): string {
  if (href.length > limits.addressBytes) return "";
  const read = asBrowsersRead(href);
  return /^\s*https?:/i.test(read) || /^\s*\/\//.test(href) ? fileUrl(read) : read;
}

const optionsByField: Record<RichTextField, sanitizeHtml.IOptions> = {
  plain: options("plain"),
  paragraph: options("paragraph"),
  "pull-quote": options("pull-quote"),
  bio: options("bio"),
  prose: options("prose"),
  pasted: options("pasted"),
};

/** What providers' scripts look for in the markup of a post; addresses among it must be the provider's own. */
const embedOptions: sanitizeHtml.IOptions = {
  ...options("prose"),
  allowedTags: ["blockquote", "section", "p", "a", "time", "br"],
  allowedAttributes: {
    a: ["href", "rel", "target"],
    time: ["datetime"],
    blockquote: [
      "cite",
      "data-instgrm-captioned",
      "data-instgrm-permalink",
      "data-instgrm-version",
      "data-video-id",
      "data-unique-id",
      "data-embed-type",
      "data-embed-from",
    ],
  },
  allowedClasses: { blockquote: ["instagram-media", "tiktok-embed", "twitter-tweet"] },
  transformTags: {
    a: (tagName, { href = "" }) => ({
      tagName,
      attribs: { href: linkAddress(href), target: "_blank", rel: "noopener nofollow" },
    }),
    blockquote: (tagName, attributes) => ({
      tagName,
      attribs: Object.fromEntries(
        Object.entries(attributes).filter(
          ([name, value]) => !/^cite$|permalink$/.test(name) || providerAddress.test(value),
        ),
      ),
    }),
  },
};
const providerAddress = /^https:\/\/(?:www\.)?(?:instagram|tiktok)\.com\//;

/** The markup of a post as its provider answers it (EMBED-03): words, links and marks; no scripts, no styles, no frames. */
export function sanitiseEmbed(html: string): SafeHtml {
  checkLength(html);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return sanitizeHtml(html, { ...embedOptions, ...markupCounter() }) as SafeHtml;
}

/** Throws a `MarkupError` for a text that is too long, or has too many elements. */
export function sanitise(html: string, field: RichTextField): SafeHtml {
  checkLength(html);
  return sanitised(html, field, markupCounter());
}

/** For what is put together of texts that have passed: it may be longer than one of them. */
export function sanitiseAgain(html: string, field: RichTextField): SafeHtml {
  return sanitised(html, field);
}

/** What no markup may show is written: a raised figure, the marks of a quotation, the brackets around a reading. */
function written(html: string, field: RichTextField): string {
  const read = withReadings(html);
  return field === "pasted" ? read : withRaisedFigures(withQuotationMarks(read));
}

function sanitised(html: string, field: RichTextField, counter?: MarkupCounter): SafeHtml {
  const isSafe = !hasMarkup.test(html) || isPlainlySafe(html, allowedTags[field]);
  const clean = isSafe ? html : sanitizeHtml(written(html, field), { ...optionsByField[field], ...counter });
  // Here and above text becomes SafeHtml, and nowhere else.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return clean as SafeHtml;
}
