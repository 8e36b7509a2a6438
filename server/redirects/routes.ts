// /api/redirects: the stored redirects with how often each was used, and a file of them, CSV or NDJSON,
// to be stored or only judged.

import type { Hono } from "hono";
import { stream } from "hono/streaming";
import { outcomeText, planRedirects, type GivenRedirect } from "../../content/redirects/plan-redirects.ts";
import { readRedirectFile } from "../../content/redirects/read-redirect-file.ts";
import { redirectLines } from "../../content/redirects/redirect-lines.ts";
import { notStored, storeRedirects } from "../../content/redirects/store-redirects.ts";
import type { Store } from "../../content/store/store.ts";
import { HttpError } from "../../model/http-error.ts";
import { contentCallRoutes, type ContentDoor, type TokenAnswers } from "../api/content-door.ts";
import type { TokenCallsOf } from "../api/token-calls.ts";

/** They are judged together: all of them are read first. */
const largest = 16 * 1024 * 1024;
/** Readers are served between two transactions. */
const batchSize = 50;
const mostListed = 1_000;

export function redirectRoutes(store: Store, door: ContentDoor): Hono {
  const answers: TokenAnswers<TokenCallsOf<"redirects">> = {
    "redirects.list": async (context) => {
      context.header("content-type", "application/x-ndjson; charset=utf-8");
      return stream(context, async (answer) => {
        for await (const line of redirectLines(store)) await answer.write(line);
      });
    },

    "redirects.store": async (context, { write: { by } }) => {
      const isDry = context.req.query("dry-run") !== undefined;
      const planned = await planRedirects(await givenIn(context.req.raw.body ?? []), store);
      const unstored = new Set(isDry ? [] : await storeRedirects(planned, store, batchSize, by));
      const count = (kind: string) => planned.filter(({ outcome }) => outcome.kind === kind).length;
      const refused = count("refused") + unstored.size;
      const lines = planned
        .filter((one) => isDry || one.outcome.kind === "refused" || one.notes.length > 0 || unstored.has(one))
        .map((one) => (unstored.has(one) ? { ...one, outcome: { kind: "refused" as const, why: notStored } } : one));
      const counts = { new: count("new"), changed: count("changed"), removed: count("removed"), same: count("same") };
      context.set("done", { ...counts, refused });
      return context.json(
        { ...counts, refused, dryRun: isDry, lines: lines.slice(0, mostListed).map(outcomeText) },
        refused > 0 ? 422 : 200,
      );
    },
  };
  return contentCallRoutes(answers, door);
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
