// What operators and their machines ask. /healthz: the process lives. /readyz: send it readers. The rest needs a token.

import { Hono } from "hono";
import { statfs } from "node:fs/promises";
import type { EdgeState } from "../../content/store/edges/edge-store.ts";
import type { Store } from "../../content/store/store.ts";
import type { WebhookEndpoint } from "../../content/store/webhooks/webhook-endpoints.ts";
import { endpointState } from "../../content/webhooks/endpoint-state.ts";
import { securityHeaders } from "../http/security-headers.ts";
import { seenNodes } from "../nodes/seen-nodes.ts";
import type { AccessDoor } from "./access-door.ts";
import { metricsOf, type Ground, type QueueCounts } from "./metrics.ts";
import { requireToken } from "./require-token.ts";
import { reloadedEvery, statusPage, statusPolicy } from "./status-page.ts";
import type { Totals } from "./totals.ts";
import { cachePolicies } from "../http/cache-policies.ts";
import { storeAnswers } from "./store-answers.ts";

export interface OperatingParts {
  store: Store;
  /** Of all workers. */
  totals: () => Promise<Totals>;
  access: AccessDoor;
  versions: Readonly<Record<string, string>>;
  /** The name of this one. */
  node: string;
  /** The names of caches in front of the site. */
  edges: readonly string[];
  /** Where content is read from, and how that is. */
  sourceState: () => string;
  /** The folder with what is stored beside a database. */
  dataDir: string;
  /** Readers are being sent elsewhere. */
  isDraining: () => boolean;
}

export const operatingPaths = ["/healthz", "/readyz", "/metrics", "/operator/status"] as const;

export function operatingRoutes(parts: OperatingParts): Hono {
  const { store, totals, access, isDraining } = parts;
  const routes = new Hono();

  async function queueCounts(): Promise<QueueCounts[]> {
    const [letters, { subscriptions, ...alerts }, webhooks, endpoints, edges] = await Promise.all([
      store.mail.outbox.counts(),
      store.push.outbox.counts(),
      store.webhooks.outbox.counts(),
      store.webhooks.list(),
      store.edges.states(parts.edges),
    ]);
    return [
      { queue: "letters", ...letters },
      { queue: "alerts", devices: subscriptions, ...alerts },
      { queue: "webhooks", endpoints: endpoints.map(shownEndpoint), ...webhooks },
      ...(edges.length > 0 ? [purgesOf(edges)] : []),
    ];
  }

  routes.use(async (context, next) => {
    await next();
    for (const [name, value] of Object.entries(securityHeaders)) context.header(name, value);
    if (!context.res.headers.has("cache-control")) context.header("cache-control", cachePolicies.none);
  });
  routes.get("/healthz", (context) => context.text("ok"));
  routes.get("/readyz", async (context) => {
    if (isDraining()) return context.text("stopping", 503);
    return (await storeAnswers(store)) ? context.text("ready") : context.text("the store does not answer", 503);
  });
  routes.use("/metrics", requireToken("operate", access));
  routes.get("/metrics", async (context) => {
    // A store that is away says nothing of its queues; everything else is still told.
    const hasStore = await storeAnswers(store);
    const queues = hasStore ? await queueCounts().catch(() => []) : [];
    const metrics = metricsOf(await totals(), queues, { hasStore, ...(await diskOf(parts.dataDir)) });
    return context.body(await metrics.metrics(), 200, { "content-type": metrics.contentType });
  });
  routes.use("/operator/*", requireToken("operate", access));
  routes.get("/operator/status", async (context) => {
    const hasStore = await storeAnswers(store);
    const [records, queues, stored] = hasStore
      ? await Promise.all([store.counts(), queueCounts(), store.nodes.list()])
      : [[], [], []];
    const { versions, node } = parts;
    const now = store.now();
    context.header("content-security-policy", statusPolicy);
    return context.html(
      statusPage({
        ...(await totals()),
        nodes: seenNodes(stored, now),
        node,
        now,
        ...(context.req.query("every") !== undefined && { every: reloadedEvery }),
        versions,
        hasStore,
        source: parts.sourceState(),
        records,
        queues,
      }),
    );
  });
  return routes;
}

async function diskOf(folder: string): Promise<Pick<Ground, "disk">> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { disk: { free: bavail * bsize, size: blocks * bsize } };
  } catch {
    return {};
  }
}

/** What waits is as much as waits for the one that is furthest behind. None is ever given up. */
function purgesOf(edges: readonly EdgeState[]): QueueCounts {
  return {
    queue: "purges",
    waiting: Math.max(...edges.map(({ waiting }) => waiting)),
    givenUp: 0,
    endpoints: edges.map(({ name, waiting, failingSince, fault }) => ({
      name,
      isOff: false,
      isFailing: failingSince !== undefined,
      state:
        failingSince === undefined
          ? `on, ${waiting} changes waiting`
          : `failing since ${new Date(failingSince).toISOString()}: ${fault ?? ""}, ${waiting} changes waiting`,
    })),
  };
}

/** Its host alone: an address may hold a secret. */
function shownEndpoint(endpoint: WebhookEndpoint) {
  return {
    name: `${endpoint.id} at ${new URL(endpoint.url).host}`,
    state: endpointState(endpoint),
    isOff: endpoint.off !== undefined,
  };
}
