// What a browser sends about its alerts, as far as it can be used; everything else is refused with the reason.

import { z } from "zod";
import type { PushAddress, PushChoice } from "../../content/store/push/push-subscriptions.ts";
import { isAlertTopic } from "../../model/alerts/alert-topics.ts";
import { isTimeZone, minutesOf } from "../../model/alerts/quiet-hours.ts";
import { endpointFault, keysFault } from "./check-address.ts";

/** No endpoint or key is longer. */
const short = z.string().max(1000);

const timeOfDay = short.transform((clock, context) => {
  const minutes = minutesOf(clock);
  if (minutes !== undefined) return minutes;
  context.addIssue({ code: "custom", message: "must be a time of day such as 22:00" });
  return z.NEVER;
});

const choice = z.object({
  topics: z
    .array(short)
    .max(100)
    .transform((topics) => [...new Set(topics)].filter(isAlertTopic))
    .refine((topics) => topics.length > 0, "must name a topic"),
  quiet: z.object({ from: timeOfDay, to: timeOfDay }).nullish(),
  zone: short.refine(isTimeZone, "must be a time zone"),
});

export type SentSubscription = { address: PushAddress } & ({ choice: PushChoice } | { replaces: string });

export type Reading<T> = { ok: T } | { fault: string };

export function readSubscription(given: unknown, services: readonly string[]): Reading<SentSubscription> {
  const address = z
    .object({
      endpoint: short.superRefine((endpoint, context) => {
        const fault = endpointFault(endpoint, services);
        if (fault !== undefined) context.addIssue({ code: "custom", message: fault });
      }),
      keys: z.object({ p256dh: short, auth: short }).superRefine((keys, context) => {
        const fault = keysFault(keys);
        if (fault !== undefined) context.addIssue({ code: "custom", message: fault });
      }),
    })
    .transform(({ endpoint, keys: { p256dh, auth } }) => ({ endpoint, p256dh, auth }));
  const replaced = z.object({ subscription: address, replaces: short });
  const chosen = choice.extend({ subscription: address });
  const isReplaced = z.object({ replaces: z.string() }).safeParse(given).success;
  if (isReplaced) {
    const read = replaced.safeParse(given);
    return read.success
      ? { ok: { address: read.data.subscription, replaces: read.data.replaces } }
      : { fault: faultOf(read.error) };
  }
  const read = chosen.safeParse(given);
  if (!read.success) return { fault: faultOf(read.error) };
  const { subscription, topics, quiet, zone } = read.data;
  return { ok: { address: subscription, choice: { topics, zone, ...(quiet && { quiet }) } } };
}

export function readEndpoint(given: unknown): Reading<string> {
  const read = z.object({ endpoint: short }).safeParse(given);
  return read.success ? { ok: read.data.endpoint } : { fault: faultOf(read.error) };
}

/** The first is enough to set it right. */
function faultOf({ issues }: z.ZodError): string {
  const [issue] = issues;
  return `${issue?.path.join(".") || "the body"} ${issue?.message ?? "cannot be read"}`;
}
