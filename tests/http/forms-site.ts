// A site with forms and a mail server, which is a stand-in, for the tests of one file.

import { afterAll, beforeAll, expect } from "vitest";
import { signAccess, type AccessScope } from "../../content/access-token.ts";
import { startDemoSite, type DemoSite } from "../demo-site.ts";
import { eventually } from "../eventually.ts";
import { formPages } from "../stand-ins/form-pages.ts";
import { startMailServer, type ArrivedLetter, type MailServerStandIn } from "../stand-ins/mail-server.ts";

const secret = "the secret of these very tests";

export const bearer = (scope: AccessScope, until = Date.now() + 60_000) => `Bearer ${signAccess(scope, until, secret)}`;

let readers = 0;
/** Each a reader of their own, so that limits count none of them twice. */
export const someone = () => ({ "x-reader": `203.0.113.${(readers += 1)}` });

export async function storeRecords({ url }: DemoSite, records: readonly object[]): Promise<void> {
  const stored = await fetch(`${url}/api/content`, {
    method: "POST",
    body: JSON.stringify(records),
    headers: { "content-type": "application/json", authorization: bearer("content") },
  });
  expect(stored.status).toBe(200);
}

export function formsSite() {
  let mail: MailServerStandIn;
  let site: DemoSite;

  beforeAll(async () => {
    mail = await startMailServer({ unknown: ["nobody@example.com"] });
    site = await startDemoSite({
      empty: true,
      env: {
        ACCESS_SECRET: secret,
        SMTP_URL: mail.url,
        MAIL_FROM: "news@meridian.example",
        CONTACT_TO: "desk@meridian.example",
        CLIENT_ADDRESS_HEADER: "x-reader",
        FORMS_PER_HOUR: "4",
      },
    });
    await storeRecords(site, formPages);
  });
  afterAll(async () => {
    await site.stop();
    await mail.stop();
  });

  return {
    site: () => site,
    letters: () => mail.letters,
    letterTo: (to: string, subject: string): Promise<ArrivedLetter> =>
      eventually(() => {
        const letter = mail.letters.find((arrived) => arrived.to === to && arrived.subject.includes(subject));
        if (letter === undefined) throw new Error(`No letter “${subject}” has come to ${to}`);
        return letter;
      }),
  };
}
