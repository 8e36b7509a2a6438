// Where a browser asks for alerts, changes what it asked for, and stops them. Only pages of this site may: what is stored is an address that the
// server will call.

import { Hono, type Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import type { Logger } from "pino";
import type { PushStore } from "../../content/store/push/push-store.ts";
import type { PushChoice } from "../../content/store/push/push-subscriptions.ts";
import { alertKeyPath, subscriptionPath } from "../../site/alerts/alert-addresses.ts";
import { clockOf } from "../../model/alerts/quiet-hours.ts";
import { answerError } from "../api/answer-error.ts";
import { openCalls, refuseOtherMethods } from "../api/cross-origin.ts";
import { callBudget } from "../embeds/call-budget.ts";
import { senderMark } from "../forms/sender-mark.ts";
import { isFromHere } from "../http/is-from-here.ts";
import { requestBehind } from "../limits/client-of-request.ts";
import type { SiteLimits } from "../limits/site-limits.ts";
import { securityHeaders } from "../http/security-headers.ts";
import { readEndpoint, readSubscription, type Reading } from "./read-choice.ts";
import { cachePolicies } from "../http/cache-policies.ts";

export interface PushRouteParts {
  push: PushStore;
  /** By which push services know this site. */
  publicKey: string;
  services: readonly string[];
  origin: string;
  secret: string;
  limits: Pick<SiteLimits, "clientOf" | "takeSubscription" | "takeOfAll">;
  perHour: number;
  log: Logger;
}

const hour = 60 * 60_000;
const mostBytes = 4096;

export function pushRoutes({ push, publicKey, services, origin, secret, limits, perHour, log }: PushRouteParts): Hono {
  const routes = new Hono();
  // All readers together have this much, so none of them may take it all.
  const spend = callBudget({ name: "calls about alerts", atOnce: 20, perMinute: 600, waiting: 100, limits });
  const refuse = (context: Context, status: 400 | 403 | 404 | 413 | 429, message: string) =>
    context.json({ message, statusCode: status }, status);

  routes.onError(answerError(log));
  // The same for everybody, for as long as the store lives.
  openCalls(routes, [alertKeyPath]);
  routes.get(alertKeyPath, (context) =>
    context.json({ publicKey }, 200, { ...securityHeaders, "cache-control": cachePolicies.settledCall }),
  );
  refuseOtherMethods(routes, [alertKeyPath]);
  routes.use(`${subscriptionPath}/*`, async (context, next) => {
    for (const [name, value] of Object.entries(securityHeaders)) context.header(name, value);
    context.header("cache-control", cachePolicies.none);
    if (!isFromHere(context, origin)) return refuse(context, 403, "only pages of this site may ask for alerts");
    return next();
  });
  routes.use(
    `${subscriptionPath}/*`,
    bodyLimit({ maxSize: mostBytes, onError: (context) => refuse(context, 413, `is larger than ${mostBytes} bytes`) }),
  );

  async function answer<T>(
    context: Context,
    read: (body: unknown) => Reading<T>,
    act: (sent: T) => Promise<Response>,
  ): Promise<Response> {
    await limits.takeSubscription(requestBehind(context));
    const sent = read(await context.req.json().catch(() => undefined));
    if ("fault" in sent) return refuse(context, 400, sent.fault);
    return spend(() => act(sent.ok)).catch((error: unknown) => {
      if (error instanceof Error && "fault" in error && error.fault === "busy") {
        context.header("retry-after", "60");
        return refuse(context, 429, "too many at once");
      }
      throw error;
    });
  }

  routes.post(subscriptionPath, (context) =>
    answer(
      context,
      (body) => readSubscription(body, services),
      async (sent) => {
        if ("replaces" in sent) {
          const isKnown = await push.replaceSubscription(sent.replaces, sent.address);
          return isKnown ? context.body(null, 204) : refuse(context, 404, "no such subscription");
        }
        const taken = await push.subscribe({
          ...sent,
          sender: senderMark(limits.clientOf(requestBehind(context)), secret),
          limits: { within: hour, perSender: perHour },
        });
        if (taken === "too-many") {
          context.header("retry-after", "3600");
          return refuse(context, 429, "too many subscriptions in an hour");
        }
        return context.json(written(sent.choice), taken === "made" ? 201 : 200);
      },
    ),
  );

  routes.delete(subscriptionPath, (context) =>
    answer(context, readEndpoint, async (endpoint) => {
      await push.unsubscribe(endpoint);
      return context.body(null, 204);
    }),
  );

  // An endpoint is a secret of the reader's: it travels in bodies, which no log holds.
  routes.post(`${subscriptionPath}/lookup`, (context) =>
    answer(context, readEndpoint, async (endpoint) => {
      const choice = await push.choiceAt(endpoint);
      return choice === undefined ? refuse(context, 404, "no such subscription") : context.json(written(choice));
    }),
  );

  return routes;
}

function written({ topics, quiet, zone }: PushChoice) {
  return { topics, zone, quiet: quiet ? { from: clockOf(quiet.from), to: clockOf(quiet.to) } : null };
}
