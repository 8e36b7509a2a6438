// The links in letters about newsletters: to confirm a sign-up, and to leave a list. Each is signed and says whom it is for.

import { readToken, signToken } from "./signed-token.ts";
import { newslettersPath } from "../model/forms/form-pages.ts";

/** The name under which the store keeps the secret of forms and of these links. */
export const formSecret = "forms";

export type ListAct = "confirm" | "leave";

export interface ListClaim {
  email: string;
  /** None: all of them. */
  lists: string[];
}

const day = 24 * 60 * 60 * 1000;
/** A newsletter may lie in a mailbox for years before someone has enough of it. */
const goodFor: Readonly<Record<ListAct, number>> = { confirm: 3 * day, leave: 10 * 366 * day };

const purposeOf = (act: ListAct) => `newsletter-${act}`;

export function listPath(act: ListAct, { email, lists }: ListClaim, secret: string, now: number): string {
  const says = [email, ...lists].join("\n");
  return `${newslettersPath}?${act}=${signToken(purposeOf(act), { says, until: now + goodFor[act] }, secret)}`;
}

export function readListToken(act: ListAct, token: string, secret: string, now: number): ListClaim | undefined {
  const [email, ...lists] = readToken(purposeOf(act), token, secret, now)?.says.split("\n") ?? [];
  return email === undefined || email === "" ? undefined : { email, lists };
}
