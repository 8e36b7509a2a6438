// The mailWorker of this process. Without a mail server letters wait in the store until there is one.

import { brand } from "../../model/brand.ts";
import { events } from "../log.ts";
import type { SiteServices } from "../site-services.ts";
import type { OutboxWorker } from "../work/outbox-worker.ts";
import { startMailWorker } from "./mail-worker.ts";
import { letterSender } from "./send-letter.ts";

const lettersAtOnce = 4;

export function siteMailWorker({ config, store, log, now }: SiteServices): OutboxWorker | undefined {
  const { SMTP_URL, MAIL_FROM, MAIL_CLAIM_SECONDS } = config;
  if (SMTP_URL === undefined || MAIL_FROM === undefined) {
    log.info(events.mailWaits);
    return undefined;
  }
  return startMailWorker({
    outbox: store.mail.outbox,
    sender: letterSender({ url: SMTP_URL, from: MAIL_FROM, fromName: brand.name, connections: lettersAtOnce }),
    claimFor: MAIL_CLAIM_SECONDS * 1000,
    atOnce: lettersAtOnce,
    log,
    now,
  });
}
