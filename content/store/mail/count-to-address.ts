// How often a mailbox was named within a time. Mail to `ann+news@example.com` comes to `ann@example.com`, so the two are one.

import type { Transaction } from "kysely";
import type { Tables } from "../tables.ts";

export async function countToAddress(transaction: Transaction<Tables>, email: string, since: number): Promise<number> {
  const { name, domain } = mailboxOf(email);
  const rows = await transaction
    .selectFrom("submissions")
    .select("email")
    // All that begin with the name and a plus sign: a comma is what follows on that sign.
    .where((eb) =>
      eb.or([
        eb("email", "=", `${name}${domain}`),
        eb.and([eb("email", ">=", `${name}+`), eb("email", "<", `${name},`)]),
      ]),
    )
    .where("at", ">", since)
    .execute();
  return rows.filter((row) => row.email.endsWith(domain)).length;
}

/** `domain` with its @. */
function mailboxOf(given: string): { name: string; domain: string } {
  const email = given.toLowerCase();
  const at = email.lastIndexOf("@");
  const whole = email.slice(0, at);
  const plus = whole.indexOf("+");
  return { name: plus > 0 ? whole.slice(0, plus) : whole, domain: email.slice(at) };
}
