// The part of the environment that says where viewers sign in with their TV provider. docs/operating.md holds the same in words.

import { z } from "zod";

export const signInConfig = {
  SIGN_IN_URL: z
    .union([z.url({ protocol: /^https?$/ }), z.string().startsWith("/api/")], {
      error: "must be an address, or a path of this site below /api/",
    })
    .optional(),
  SIGN_IN_SECRET: z.string().min(16).optional(),
  SIGN_IN_DAYS: z.coerce.number().int().min(1).max(400).default(30),
};
