import { z } from "zod";
import { formMessages } from "../../../model/forms/form-messages.ts";
import { blockSchema, flag, text } from "../../../model/fields/schema-kit.server.ts";
import { noWords } from "../../../model/words/module-words.ts";

/** FORM-01: state and town are asked for only when `location` is set and they have labels. */
export const contactForm = blockSchema({
  schema: z.object({
    formId: text.default("contact"),
    title: text.default("Write to us"),
    labels: z
      .object({
        name: text.default("Your name"),
        email: text.default("Email address"),
        state: text.optional(),
        town: text.optional(),
        message: text.default("Message"),
        submit: text.default("Send message"),
      })
      .prefault({}),
    placeholders: z
      .object({ name: text.optional(), email: text.optional(), town: text.optional(), message: text.optional() })
      .prefault({}),
    location: flag.default(false),
    successMessage: text.default(formMessages.contactSent),
    errorMessage: text.default(formMessages.contactFailed),
  }),
  words: noWords,
});
