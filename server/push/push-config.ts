// The part of the environment that has to do with alerts on devices. docs/operating.md holds the same in words.

import { z } from "zod";

const services = z
  .string()
  .transform((list) =>
    list
      .split(",")
      .map((origin) => origin.trim())
      .filter(Boolean),
  )
  .pipe(
    z.array(
      z.string().regex(/^https?:\/\/(\*\.)?[a-z0-9.-]+(:\d+)?$/, "must be origins such as https://*.push.example.com"),
    ),
  );

export const pushConfig = {
  PUSH_CONTACT: z
    .string()
    .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/, "must be a mailto: or https: address")
    .optional(),
  PUSH_SECRET: z
    .string()
    .regex(/^[\w-]{43}$/, "must be a private key of 32 bytes, in base64url")
    .optional(),
  PUSH_SERVICES: services.optional(),
};
