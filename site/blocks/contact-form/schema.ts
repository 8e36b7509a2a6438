import { z } from "zod";
import { formMessages } from "../../../model/forms/form-messages.ts";
import { drawable } from "../../../model/forms/form-state.ts";
import { blockSchema, flag, text } from "../../../model/fields/schema-kit.server.ts";
import { contactFormWords } from "./words.ts";

/** Exports name a field as the form sends it, or as readers call it. */
const otherNames = { name: ["full-name", "fullName", "full_name"], town: ["city"] } as const;

const byField = <S extends z.ZodType>(fields: S) =>
  z.preprocess((given) => {
    if (typeof given !== "object" || given === null) return given;
    const named = new Map(Object.entries(given));
    for (const [name, others] of Object.entries(otherNames)) {
      const other = others.find((one) => named.has(one));
      if (!named.has(name) && other !== undefined) named.set(name, named.get(other));
    }
    return Object.fromEntries(named);
  }, fields);

/** FORM-01: state and town are asked for only when `location` is set and they have labels. */
export const contactForm = blockSchema({
  schema: z
    .object({
      formId: text.default("contact"),
      title: text.default("Write to us"),
      labels: byField(
        z.object({
          name: text.default("Your name"),
          email: text.default("Email address"),
          state: text.optional(),
          town: text.optional(),
          message: text.default("Message"),
          submit: text.default("Send message"),
        }),
      ).prefault({}),
      placeholders: byField(
        z.object({
          name: text.optional(),
          email: text.optional(),
          state: text.optional(),
          town: text.optional(),
          message: text.optional(),
        }),
      ).prefault({}),
      location: flag.default(false),
      successMessage: text.default(formMessages.contactSent),
      errorMessage: text.default(formMessages.contactFailed),
    })
    .transform((props) => drawable(props)),
  words: contactFormWords,
  weight: "part",
});
