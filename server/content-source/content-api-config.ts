// An existing content API that the site reads instead of its own store; docs/operating.md says what it must answer.

import { z } from "zod";

export const contentApiConfig = {
  CONTENT_API_URL: z.url({ protocol: /^https?$/ }).optional(),
  CONTENT_API_TOKEN: z.string().min(1).optional(),
  CONTENT_API_TIMEOUT_MS: z.coerce.number().int().min(50).max(60_000).default(3_000),
  CONTENT_API_FRESH_SECONDS: z.coerce.number().min(0).max(3_600).default(15),
};
