import { z } from "zod";
import { picture } from "../../../content/records/fields.ts";
import { instant } from "../../../content/records/instant.ts";
import { blockSchema, listOf, richText, text, url } from "../schema-kit.server.ts";

const event = z.object({
  title: text,
  description: richText("bio").optional(),
  url: url.optional(),
  imageUrl: picture,
  date: instant.optional(),
  location: z.object({ name: text, url: url.optional() }).optional(),
  ticketUrl: url.optional(),
  ticketText: text.default("Tickets"),
  websiteUrl: url.optional(),
  websiteText: text.default("Event website"),
});

/** CARD-05. */
export const personalityEvents = blockSchema({
  aliases: ["personality-event"],
  schema: z.preprocess(
    (given) => (typeof given === "object" && given !== null && !("items" in given) ? { items: [given] } : given),
    z.object({ title: text.optional(), url: url.optional(), items: listOf(event).default([]) }),
  ),
});
