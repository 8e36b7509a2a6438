// POST /api/content: records into the store, for whoever holds a token for it. NDJSON is stored as it streams in; JSON is one record or a list
// of them. Sending the same again changes nothing; what is refused is told by line, and everything else is stored.

import { Hono, type Context } from "hono";
import type { Logger } from "pino";
import type { AccessDoor } from "../../content/access-token.ts";
import { importRecords } from "../../content/import/import-records.ts";
import { parseLine, type ParsedLine } from "../../content/import/parse-line.ts";
import type { Store } from "../../content/store/store.ts";
import { HttpError } from "../../core/http-error.ts";
import { reasonText } from "../../site/blocks/parse-blocks.server.ts";
import { onlyWith } from "../operating/only-with.ts";
import { publishedRoutes } from "./published-records.ts";
import { answerError } from "./answer-error.ts";
import { storeCall } from "./store-call.ts";

/** JSON must be read whole before its first record is known. */
const largestJson = 32 * 1024 * 1024;
/** Of what was refused, or is missing from a page, this much is told. */
const mostTold = 1_000;
/** Of what was written, this much is named in the log. */
const mostNamed = 20;
/** Readers are served in between: a record takes about a third of a millisecond. */
const parsedAtOnce = 10;

interface Refused {
  line: number;
  type?: string | undefined;
  id?: string | undefined;
  reasons: string[];
}

export interface ContentParts {
  store: Store;
  access: AccessDoor;
  log: Logger;
}

export function contentRoutes({ store, access, log }: ContentParts): Hono {
  const routes = new Hono();
  routes.onError(answerError(log));
  routes.route("/", publishedRoutes({ store, access, log, now: Date.now }));
  routes.post("/api/content", onlyWith("content", access), (context) =>
    storeCall(context, log, async () => {
      const refusals: Refused[] = [];
      const warnings: Refused[] = [];
      const names: string[] = [];
      const tell = (list: Refused[], one: Refused) => list.length < mostTold && list.push(one);
      const counts = await importRecords(
        store,
        await recordsIn(context),
        {
          refusal: (line, { type, id, reasons }) =>
            tell(refusals, { line, type, id, reasons: reasons.map(reasonText) }),
          gap: (line, { type, id }, gap) =>
            tell(warnings, {
              line,
              type,
              id,
              reasons: [`${gap.at} (${gap.name}) is left out: ${gap.reasons.join("; ")}`],
            }),
          warning: (line, { type, id }, text) => tell(warnings, { line, type, id, reasons: [text] }),
          written: ({ type, id }) => names.length < mostNamed && names.push(`${type}/${id}`),
          progress: () => {},
        },
        parseInTurns,
      );
      context.set("done", { ...counts, records: names });
      return context.json({ ...counts, refusals, warnings }, counts.refused > 0 ? 422 : 200);
    }),
  );
  return routes;
}

async function recordsIn({ req }: Context): Promise<AsyncIterable<Uint8Array>> {
  const isJson = /^application\/json\b/i.test(req.header("content-type") ?? "");
  if (!isJson) return req.raw.body ?? linesOf([]);
  if (!(Number(req.header("content-length")) <= largestJson)) {
    throw new HttpError(`JSON must say its length, at most ${largestJson} bytes; NDJSON may be longer`, 413);
  }
  const given = parsedJson(await req.text());
  return linesOf(Array.isArray(given) ? given : [given]);
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new HttpError(`The body is not JSON: ${error instanceof Error ? error.message : ""}`, 400);
  }
}

async function* linesOf(records: readonly unknown[]): AsyncGenerator<Uint8Array> {
  for (const record of records) yield Buffer.from(`${JSON.stringify(record)}\n`);
}

async function parseInTurns(lines: readonly Uint8Array[]): Promise<ParsedLine[]> {
  const parsed: ParsedLine[] = [];
  for (const [position, line] of lines.entries()) {
    if (position % parsedAtOnce === 0) await new Promise(setImmediate);
    parsed.push(parseLine(line));
  }
  return parsed;
}
