// The part of the environment that says how much clients may ask for.

import { z } from "zod";

export const limitsConfig = {
  CLIENT_ADDRESS_HEADER: z
    .string()
    .regex(/^[\w-]+$/, "must be the name of a request header")
    .optional(),
  CLIENT_REQUESTS_PER_SECOND: z.coerce.number().min(0).default(20),
  RENDER_QUEUE: z.coerce.number().int().min(1).default(256),
  LIVE_STREAMS_PER_CLIENT: z.coerce.number().int().min(1).default(100),
  ALL_FORMS_PER_HOUR: z.coerce.number().int().min(1).default(2000),
  LETTERS_PER_HOUR: z.coerce.number().int().min(1).default(500),
};
