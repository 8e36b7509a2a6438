// BLOCK-07: the box that gives a story at a glance. Items come flat or with their fields under `content`.

import { z } from "zod";
import { duration } from "../../../model/time/duration.ts";
import { limits } from "../../../model/fields/content-limits.ts";
import { filledIn } from "../../../model/fields/filled-in.server.ts";
import { lookUp } from "../../../model/fields/look-up.ts";
import { listItem } from "../list/schema.ts";
import {
  blockSchema,
  filledListOf,
  flag,
  listOf,
  readAs,
  richText,
  text,
  url,
  word,
} from "../../../model/fields/schema-kit.server.ts";
import type { SummaryItem } from "./summary-item.ts";
import { summaryWords } from "./words.ts";

const linkFields = z.object({
  canonical_url: url.optional(),
  url: url.optional(),
  id: z.coerce.string().max(limits.idBytes).optional(),
  title: text,
  duration: duration.optional(),
  new_window: flag.optional(),
});

const linkItem = (type: "external_link" | "article" | "video") =>
  linkFields.transform(
    ({ canonical_url, url: address, id, title, duration: length, new_window }, context): SummaryItem => {
      const to = canonical_url ?? address ?? (type === "video" && id !== undefined ? `/video/${id}` : undefined);
      if (to === undefined) {
        context.addIssue({ code: "custom", path: ["canonical_url"], message: "is missing" });
        return z.NEVER;
      }
      return { type, url: to, title, duration: length, newWindow: new_window || undefined };
    },
  );

/** By what newsrooms call them. */
const kinds = {
  text: z.object({ text: richText("paragraph") }).transform((given): SummaryItem => ({ type: "text", ...given })),
  list: z
    .object({ ordered: flag.default(false), items: listOf(listItem) })
    .transform((given): SummaryItem => ({ type: "list", ...given })),
  external_link: linkItem("external_link"),
  article: linkItem("article"),
  video: linkItem("video"),
} satisfies Readonly<Record<string, z.ZodType<SummaryItem>>>;

const itemSchemas: Readonly<Record<string, z.ZodType<SummaryItem>>> = {
  text: kinds.text,
  list: kinds.list,
  externallink: kinds.external_link,
  article: kinds.article,
  video: kinds.video,
  hostedvideo: kinds.video,
  brightcovevideo: kinds.video,
};

const envelopes = [
  { kind: "content_type", fields: "content" },
  { kind: "type", fields: "content" },
  { kind: "content_type" },
  { kind: "type" },
];

const envelope = z.looseObject({
  content_type: word.optional(),
  type: word.optional(),
  content: z.unknown().optional(),
});

/** One of a content type that the site does not know is left out, and told. */
const summaryItem = filledIn(
  { kinds, envelopes },
  z.unknown().transform((given, context): SummaryItem => {
    const outer = envelope.safeParse(typeof given === "string" ? { content_type: "text", text: given } : given);
    const { content_type, type, content, ...flat } = outer.data ?? {};
    const name = content_type ?? type ?? "?";
    const schema = lookUp(itemSchemas, name.toLowerCase().replaceAll(/[-_\s]/g, ""));
    if (schema === undefined) {
      context.addIssue({ code: "custom", message: `is not a content type this site knows: ${name}` });
      return z.NEVER;
    }
    const fields = typeof content === "string" ? { ...flat, text: content } : { ...flat, ...Object(content) };
    return readAs(schema, fields, context) ?? z.NEVER;
  }),
);

export const summary = blockSchema({
  schema: z.object({ title: text.optional(), items: filledListOf(summaryItem) }),
  words: summaryWords,
  weight: "part",
});
