// Settings of how the site is found and told of: robots, sellers of advertising, hubs and pings.

import { z } from "zod";
import { brand } from "../../model/brand.ts";
import { isSeller } from "./ads-txt.ts";

const permission = z.enum(["allow", "deny"]);

export const foundConfig = {
  ROBOTS_SEARCH: permission.default("allow"),
  ROBOTS_TRAINING: permission.default("deny"),
  ROBOTS_USER_FETCH: permission.default("allow"),
  ADS_TXT: z
    .string()
    .default("")
    .transform((text) =>
      text
        .split(";")
        .map((line) => line.trim())
        .filter(Boolean),
    )
    .refine(
      (lines) => lines.every(isSeller),
      "must be sellers such as ads.example.com, 1234, DIRECT with ; between them",
    ),
  SECURITY_CONTACT: z
    .string()
    .regex(/^(mailto:[^\s@]+@[^\s@]+|https:\/\/\S+|tel:\+?[\d-]+)$/, "must be a mailto:, https: or tel: address")
    .default(`mailto:${brand.contact.security}`),
  WEBSUB_HUB: z.url({ protocol: /^https?$/ }).optional(),
  INDEXNOW_KEY: z
    .string()
    .regex(/^[A-Za-z0-9-]{8,128}$/, "must be 8 to 128 letters, digits and hyphens")
    .optional(),
  INDEXNOW_URL: z.url({ protocol: /^https?$/ }).default("https://api.indexnow.org/indexnow"),
};
