// Webhooks: other systems are told of what changes here, as soon as it does.

import { webhookSender } from "../../content/webhooks/send-webhook.ts";
import { siteSlug } from "../../model/brand/site-slug.ts";
import type { Capability } from "../capability.ts";
import type { SiteServices } from "../site-services.ts";
import { startWebhookWorker } from "./webhook-worker.ts";

export function webhooksCapability({ config, store, origin, figures, log, now }: SiteServices): Capability {
  const worker = startWebhookWorker({
    outbox: store.webhooks.outbox,
    sender: webhookSender({ inside: config.WEBHOOKS_INSIDE, userAgent: `${siteSlug()}-webhooks` }),
    origin,
    figures,
    log,
    now,
  });
  // Also of what becomes due by time alone.
  const stopHearing = store.onChange(() => worker.wake());
  return {
    close: async () => {
      stopHearing();
      await worker.stop();
    },
  };
}
