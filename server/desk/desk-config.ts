// The part of the environment that opens the newsroom's desk, and says how its people sign in. docs/operating.md holds the same in words.

import { z } from "zod";
import { roles } from "../../model/desk/roles.ts";

export const deskConfig = {
  DESK: z.enum(["on", "off"]).default("off"),
  DESK_IDLE_HOURS: z.coerce.number().min(0.1).max(720).default(12),
  DESK_SESSION_DAYS: z.coerce.number().min(0.1).max(90).default(14),
  /** A second person's yes before an alert goes out. */
  DESK_ALERT_APPROVAL: z.enum(["on", "off"]).default("off"),
  DESK_OIDC_ISSUER: z.url({ protocol: /^https?$/ }).optional(),
  DESK_OIDC_CLIENT_ID: z.string().min(1).optional(),
  DESK_OIDC_CLIENT_SECRET: z.string().min(1).optional(),
  DESK_OIDC_NAME: z.string().min(1).default("company account"),
  /** Of whoever signs in there and was not invited; unset, they are refused. */
  DESK_OIDC_ROLE: z.enum(roles).optional(),
};
