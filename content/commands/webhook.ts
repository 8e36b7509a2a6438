// Who is told of changes: addresses of other systems, each with its secret. What is sent is in docs/operating.md.

import { randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import type { Store } from "../store/store.ts";
import { endpointState } from "../webhooks/endpoint-state.ts";
import { webhookSender } from "../webhooks/send-webhook.ts";
import { endpointFault, insideHosts } from "../webhooks/webhook-address.ts";
import { webhookBody } from "../webhooks/webhook-body.ts";
import { isWebhookEvent, webhookEvents, type WebhookEvent } from "../webhooks/webhook-events.ts";
import { UsageError, type Command, type Surroundings } from "./command.ts";
import { originOf } from "./origin.ts";

type Act = (store: Store, given: { target: string; events: WebhookEvent[] }, around: Surroundings) => Promise<number>;

const acts: Readonly<Record<string, Act>> = { add, list, remove, secret: renewSecret, on: switchOn, test };

export const webhookCommand: Command = {
  usage: "webhook ACT …",
  summary: "tell other systems of changes: add URL [--event EVENT], list, test ID, secret ID, on ID, remove ID",
  async run(args, surroundings) {
    const { name = "", target, events } = parsed(args);
    const act = Object.hasOwn(acts, name) ? acts[name] : undefined;
    if (act === undefined) throw new UsageError(`needs one of ${Object.keys(acts).join(", ")}`);
    if (target === undefined && act !== list) throw new UsageError(`${name} needs ${act === add ? "a URL" : "an ID"}`);
    const store = await surroundings.openStore();
    try {
      return await act(store, { target: target ?? "", events }, surroundings);
    } finally {
      await store.close();
    }
  },
};

function parsed(args: readonly string[]) {
  try {
    const options = { event: { type: "string", multiple: true } } as const;
    const { values, positionals } = parseArgs({ args: [...args], options, allowPositionals: true });
    const [name, target, ...more] = positionals;
    if (more.length > 0) throw new UsageError(`takes nothing after ${target}`);
    return { name, target, events: (values.event ?? []).map(eventNamed) };
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function eventNamed(name: string): WebhookEvent {
  if (isWebhookEvent(name)) return name;
  throw new UsageError(`knows no event ${name}; they are ${webhookEvents.join(", ")}`);
}

const insideOf = ({ env }: Surroundings) => insideHosts(env["WEBHOOKS_INSIDE"]);

async function add(store: Store, { target, events }: Parameters<Act>[1], around: Surroundings): Promise<number> {
  const fault = endpointFault(target, insideOf(around));
  if (fault !== undefined) throw new Error(`${target} ${fault}; WEBHOOKS_INSIDE names hosts of your own network`);
  const { id, secret } = await store.webhooks.add(new URL(target).href, events);
  around.stdout.write(`${id}\n`);
  around.stderr.write(`Its secret, shown this once: ${secret}\n`);
  return 0;
}

async function list(store: Store, _given: object, { stdout }: Surroundings): Promise<number> {
  for (const endpoint of await store.webhooks.list()) {
    const events = endpoint.events.length === 0 ? "all events" : endpoint.events.join(", ");
    stdout.write(`${endpoint.id}  ${endpoint.url}  ${events}  ${endpointState(endpoint)}\n`);
  }
  return 0;
}

async function remove(store: Store, { target }: Parameters<Act>[1]): Promise<number> {
  if (!(await store.webhooks.remove(target))) throw unknown(target);
  return 0;
}

async function renewSecret(store: Store, { target }: Parameters<Act>[1], { stderr }: Surroundings): Promise<number> {
  const secret = await store.webhooks.renewSecret(target);
  if (secret === undefined) throw unknown(target);
  stderr.write(`Its new secret, shown this once: ${secret}\nThe one before signs along for 24 hours.\n`);
  return 0;
}

async function switchOn(store: Store, { target }: Parameters<Act>[1]): Promise<number> {
  if (!(await store.webhooks.switchOn(target))) throw unknown(target);
  return 0;
}

/** Called at once, so that whoever sets it up sees what comes of it. */
async function test(store: Store, { target }: Parameters<Act>[1], around: Surroundings): Promise<number> {
  const endpoint = await store.webhooks.signing(target);
  if (endpoint === undefined) throw unknown(target);
  const at = around.now();
  const told = { event: "webhook.test", type: "article", id: "test", path: "/", at } as const;
  const message = {
    id: `msg_${randomUUID()}`,
    timestamp: Math.floor(at / 1000),
    body: webhookBody(told, originOf(around)),
  };
  const sender = webhookSender({ inside: insideOf(around), userAgent: "webhooks-test" });
  const answer = await sender.send({ ...endpoint, message });
  sender.close();
  if (answer.is === "gone") throw new Error("it answered 410: it would be switched off");
  if (answer.is === "failed") throw new Error(`it took nothing: ${answer.fault}`);
  around.stdout.write("It took the message.\n");
  return 0;
}

function unknown(id: string): Error {
  return new Error(`there is no webhook ${id}; \`webhook list\` names them`);
}
