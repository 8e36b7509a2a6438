// The part of the environment that has to do with mail and with what readers send in.

import { z } from "zod";

const address = z.email({ error: "must be an email address" });

export const mailConfig = {
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: "must be smtp://… or smtps://…" }).optional(),
  MAIL_FROM: address.optional(),
  CONTACT_TO: address.optional(),
  MAIL_CLAIM_SECONDS: z.coerce.number().min(1).max(600).default(60),
  FORMS_PER_HOUR: z.coerce.number().int().min(1).default(20),
};
