// The postman of this process. Without a mail server letters wait in the store until there is one.

import { brand } from "../../model/brand.ts";
import { events } from "../log.ts";
import type { SiteGround } from "../site-ground.ts";
import type { OutboxWorker } from "../work/outbox-worker.ts";
import { startPostman } from "./postman.ts";
import { letterSender } from "./send-letter.ts";

const lettersAtOnce = 4;

export function sitePostman({ config, store, log, now }: SiteGround): OutboxWorker | undefined {
  const { SMTP_URL, MAIL_FROM, MAIL_CLAIM_SECONDS } = config;
  if (SMTP_URL === undefined || MAIL_FROM === undefined) {
    log.info(events.mailWaits);
    return undefined;
  }
  return startPostman({
    outbox: store.mailroom.outbox,
    sender: letterSender({ url: SMTP_URL, from: MAIL_FROM, fromName: brand.name, connections: lettersAtOnce }),
    claimFor: MAIL_CLAIM_SECONDS * 1000,
    atOnce: lettersAtOnce,
    log,
    now,
  });
}
