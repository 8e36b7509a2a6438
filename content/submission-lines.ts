// What readers sent in as lines of JSON, for the command and for the call: the same to the byte.

import { listPath } from "./list-links.ts";
import type { MailStore } from "./store/mail/mail-store.ts";

const instant = (at: number) => new Date(at).toISOString();

export async function* submissionLines(mail: MailStore, kind?: string): AsyncIterable<string> {
  for await (const { id, kind: of, at, fields, deliveredAt } of mail.submissions(kind)) {
    const delivered = deliveredAt === null ? null : instant(deliveredAt);
    yield `${JSON.stringify({ id, kind: of, at: instant(at), delivered, fields })}\n`;
  }
}

export interface LinkParts {
  origin: string;
  secret: string;
  now: number;
}

/** Each with the link that stops the list for this reader, for whatever sends the newsletter. */
export async function* subscriberLines(
  mail: MailStore,
  { origin, secret, now }: LinkParts,
  only?: string,
): AsyncIterable<string> {
  for await (const { email, list, confirmedAt } of mail.subscriptions(only)) {
    const unsubscribe = origin + listPath("leave", { email, lists: [list] }, secret, now);
    yield `${JSON.stringify({ email, list, confirmed: instant(confirmedAt), unsubscribe })}\n`;
  }
}
