import { z } from "zod";
import { picture } from "../../../model/fields/shared-fields.ts";
import { instant } from "../../../model/time/instant.ts";
import { blockSchema, oneOrSeveral, richText, text, url } from "../../../model/fields/schema-kit.server.ts";
import { personalityEventsWords } from "./words.ts";

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
  schema: oneOrSeveral(event),
  words: personalityEventsWords,
  weight: "part",
});
