// What the links in letters lead to, once a reader has pressed the button there: a sign-up is confirmed, a list is left.

import { readListToken } from "../../content/list-links.ts";
import type { MailStore } from "../../content/store/mail/mail-store.ts";
import type { MailingList } from "../../model/forms/mailing-lists.ts";
import type { Outcome } from "./form-outcome.ts";
import { welcomeLetter } from "./letters.ts";

export interface ListActParts {
  mail: MailStore;
  onTaken: () => void;
  origin: string;
  secret: string;
  now: () => number;
}

export function listActs({ mail, onTaken, origin, secret, now }: ListActParts) {
  return {
    async confirm(token: string, known: readonly MailingList[]): Promise<Outcome> {
      const claim = readListToken("confirm", token, secret, now());
      if (claim === undefined) return { status: 422, form: { stage: "over" } };
      await mail.confirm(claim.email, claim.lists, (confirmed) =>
        welcomeLetter(
          claim.email,
          confirmed.map((slid) => ({ slid, title: known.find((list) => list.slid === slid)?.title ?? slid })),
          { origin, secret, now: now() },
        ),
      );
      onTaken();
      return { done: "confirmed" };
    },

    /** RFC 8058: mail programs post here without having shown anybody a page. */
    async leave(token: string): Promise<Outcome> {
      const claim = readListToken("leave", token, secret, now());
      if (claim === undefined) return { status: 422, form: { stage: "over" } };
      if (claim.lists.length === 0) await mail.leave(claim.email);
      for (const list of claim.lists) await mail.leave(claim.email, list);
      return { done: "left" };
    },
  };
}
