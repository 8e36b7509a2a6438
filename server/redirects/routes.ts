// /api/redirects, for whoever holds a token for content: the stored redirects with how often each was used, and a file of them, CSV or NDJSON,
// to be stored or only judged.

import { Hono } from "hono";
import { stream } from "hono/streaming";
import type { Logger } from "pino";
import type { AccessDoor } from "../../content/access-token.ts";
import { outcomeText, planRedirects, type GivenRedirect } from "../../content/redirects/plan-redirects.ts";
import { readRedirectFile } from "../../content/redirects/read-redirect-file.ts";
import { redirectLines } from "../../content/redirects/redirect-lines.ts";
import { notStored, storeRedirects } from "../../content/redirects/store-redirects.ts";
import type { Store } from "../../content/store/store.ts";
import { HttpError } from "../../model/http-error.ts";
import { answerError } from "../api/answer-error.ts";
import { storeCall } from "../api/store-call.ts";
import { changedBy, requireToken } from "../operating/require-token.ts";

const path = "/api/redirects";
/** They are judged together: all of them are read first. */
const largest = 16 * 1024 * 1024;
/** Readers are served between two transactions. */
const batchSize = 50;
const mostTold = 1_000;

export interface RedirectParts {
  store: Store;
  access: AccessDoor;
  log: Logger;
}

export function redirectRoutes({ store, access, log }: RedirectParts): Hono {
  const routes = new Hono();
  routes.onError(answerError(log));
  routes.use(path, requireToken("content", access));
  routes.get(path, (context) => {
    context.header("content-type", "application/x-ndjson; charset=utf-8");
    return stream(context, async (answer) => {
      for await (const line of redirectLines(store)) await answer.write(line);
    });
  });
  routes.post(path, (context) =>
    storeCall(context, log, async () => {
      const isDry = context.req.query("dry-run") !== undefined;
      const planned = await planRedirects(await givenIn(context.req.raw.body ?? []), store);
      const unstored = new Set(isDry ? [] : await storeRedirects(planned, store, batchSize, changedBy(context)));
      const count = (kind: string) => planned.filter(({ outcome }) => outcome.kind === kind).length;
      const refused = count("refused") + unstored.size;
      const lines = planned
        .filter((one) => isDry || one.outcome.kind === "refused" || one.notes.length > 0 || unstored.has(one))
        .map((one) => (unstored.has(one) ? { ...one, outcome: { kind: "refused" as const, why: notStored } } : one));
      const counts = { new: count("new"), changed: count("changed"), removed: count("removed"), same: count("same") };
      context.set("done", { ...counts, refused });
      return context.json(
        { ...counts, refused, dryRun: isDry, lines: lines.slice(0, mostTold).map(outcomeText) },
        refused > 0 ? 422 : 200,
      );
    }),
  );
  return routes;
}

async function givenIn(body: AsyncIterable<Uint8Array> | readonly Uint8Array[]): Promise<GivenRedirect[]> {
  const given: GivenRedirect[] = [];
  for await (const read of readRedirectFile(within(body))) given.push({ file: "body", ...read });
  return given;
}

async function* within(chunks: AsyncIterable<Uint8Array> | readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > largest) throw new HttpError(`redirects may have ${largest} bytes at once`, 413);
    yield chunk;
  }
}
