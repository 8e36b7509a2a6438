// News alerts on devices: the calls by which a browser asks for them, who hears of new alerts, and who takes them away.

import { formSecret } from "../../content/list-links.ts";
import { brand } from "../../model/brand.ts";
import type { Capability } from "../capability.ts";
import type { SiteServices } from "../site-services.ts";
import { watchAlerts } from "./alert-watch.ts";
import { pushesAtOnce, startPushWorker } from "./push-worker.ts";
import { knownPushServices } from "./push-services.ts";
import { pushRoutes } from "./routes.ts";
import { pushSender } from "./send-push.ts";
import { pushSecret, vapidKeys } from "./vapid-keys.ts";

export async function pushCapability(services: SiteServices): Promise<Capability> {
  const { config, store, source, origin, figures, limits, log, now } = services;
  const openContent = () => source.openClient(new Set());
  const { outbox } = store.push;
  const keys = vapidKeys(config.PUSH_SECRET ?? (await store.secret(pushSecret)));
  const pushServices = config.PUSH_SERVICES ?? knownPushServices;
  const sender = pushSender({
    keys,
    contact: config.PUSH_CONTACT ?? `mailto:${brand.contact.audience}`,
    services: pushServices,
    mayCallInside: config.PUSH_SERVICES !== undefined,
    connections: 4 * pushesAtOnce,
    now,
  });
  const pushWorker = startPushWorker({ openContent, outbox, sender, figures, log, now });
  const stopWatching = watchAlerts({
    openContent,
    changes: source.changes,
    outbox,
    onQueued: () => pushWorker.wake(),
    log,
    now,
  });
  return {
    routes: pushRoutes({
      push: store.push,
      publicKey: keys.publicKey,
      services: pushServices,
      origin,
      secret: config.FORM_SECRET ?? (await store.secret(formSecret)),
      limits,
      perHour: config.FORMS_PER_HOUR,
      log,
    }),
    close: async () => {
      await stopWatching();
      await pushWorker.stop();
    },
  };
}
