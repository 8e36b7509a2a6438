// What a provider of accounts says of whoever signs in: in the id token, or at its UserInfo endpoint, where most of it belongs (OpenID Connect Core 5.4).

import { z } from "zod";

/** Some say it in words. */
const yesOrNo = z.union([z.boolean(), z.stringbool({ truthy: ["true"], falsy: ["false"] })]);

export const claimsSchema = z.object({
  sub: z.string(),
  email: z.string().optional().catch(undefined),
  /** What cannot be read is no yes. */
  email_verified: yesOrNo.optional().catch(undefined),
  name: z.string().optional().catch(undefined),
});

export type Claims = z.output<typeof claimsSchema>;

/** An address counts only with the word that it was verified, from the same place. */
export const saysWho = ({ email, email_verified: isVerified }: Claims): boolean =>
  email !== undefined && isVerified !== undefined;
