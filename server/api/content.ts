// POST /api/content: records into the store, for whoever holds a token for it. NDJSON is stored as it streams in; JSON is one record or a list
// of them. Sending the same again changes nothing; what is refused is told by line, and everything else is stored.

import { Hono, type Context } from "hono";
import type { Logger } from "pino";
import type { AccessDoor } from "../../content/access-token.ts";
import { importRecords } from "../../content/import/import-records.ts";
import { leftOutText } from "../../content/import/report-text.ts";
import { linesInJson } from "../../content/import/lines-in-json.ts";
import { smallInput, smallHere } from "../../content/import/parse-here.ts";
import type { ParseWorker } from "../../content/import/parse-in-worker.ts";
import type { Store } from "../../content/store/store.ts";
import { HttpError } from "../../model/http-error.ts";
import { reasonText } from "../../content/blocks/parse-blocks.ts";
import { changedBy, requireToken } from "../operating/require-token.ts";
import { publishedRoutes } from "./published-records.ts";
import { answerError } from "./answer-error.ts";
import { postCalls } from "./posts/post-calls.ts";
import { recordCalls } from "./records/record-calls.ts";
import { revisionCalls } from "./records/revision-calls.ts";
import { storeCall } from "./store-call.ts";

/** In bytes. JSON must be read whole before its first record is known. */
const largest = { json: 32 * 1024 * 1024, ndjson: 1024 * 1024 * 1024 };
/** Of what was refused, or is missing from a page, this much is told. */
const mostTold = 1_000;
/** Of what was written, this much is named in the log. */
const mostNamed = 20;
/** Readers are served between two transactions. */
const batch = { records: 50, bytes: 1024 * 1024 };

interface Refused {
  line: number;
  type?: string;
  id?: string;
  reasons: string[];
}

export interface ContentParts {
  store: Store;
  access: AccessDoor;
  log: Logger;
  /** Parses on a thread of its own: a page takes milliseconds, a large record a second. */
  parser: Pick<ParseWorker, "parse" | "split">;
}

export function contentRoutes({ store, access, log, parser }: ContentParts): Hono {
  const routes = new Hono();
  routes.onError(answerError(log));
  routes.route("/", publishedRoutes({ store, access, log, now: Date.now }));
  routes.route("/", recordCalls({ store, access, log, parser }));
  routes.route("/", revisionCalls({ store, access, log, parser }));
  routes.route("/", postCalls({ store, access, log, parser }));
  routes.post("/api/content", requireToken("content", access), (context) =>
    storeCall(context, log, async () => {
      const refusals: Refused[] = [];
      const warnings: Refused[] = [];
      const names: string[] = [];
      const tell = (list: Refused[], one: Refused) => list.length < mostTold && list.push(one);
      const counts = await importRecords(
        store,
        await recordsIn(context, parser),
        {
          refusal: (line, { type, id, reasons }) =>
            tell(refusals, { line, type, id, reasons: reasons.map(reasonText) }),
          gap: (line, { type, id }, gap) => tell(warnings, { line, type, id, reasons: [leftOutText(gap)] }),
          warning: (line, { type, id }, text) => tell(warnings, { line, type, id, reasons: [text] }),
          written: ({ type, id }) => names.length < mostNamed && names.push(`${type}/${id}`),
          progress: () => {},
        },
        { parse: smallHere(parser.parse), batch, write: { by: changedBy(context) } },
      );
      context.set("done", { ...counts, records: names });
      return context.json({ ...counts, refusals, warnings }, counts.refused > 0 ? 422 : 200);
    }),
  );
  return routes;
}

async function recordsIn({ req }: Context, parser: ContentParts["parser"]): Promise<AsyncIterable<Uint8Array>> {
  const isJson = /^application\/json\b/i.test(req.header("content-type") ?? "");
  const given = req.header("content-length");
  if (!isJson) {
    if (Number(given ?? 0) > largest.ndjson) throw tooLarge();
    return within(req.raw.body ?? [], largest.ndjson);
  }
  if (!(Number(given) <= largest.json)) {
    throw new HttpError(`JSON must say its length, at most ${largest.json} bytes; NDJSON may be longer`, 413);
  }
  const body = new Uint8Array(await req.arrayBuffer());
  const read = body.length > smallInput ? await parser.split(body) : linesInJson(body);
  if ("fault" in read) throw new HttpError(read.fault, read.status);
  return linesOf(read.lines);
}

async function* linesOf(lines: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield* lines;
}

async function* within(
  chunks: AsyncIterable<Uint8Array> | readonly Uint8Array[],
  most: number,
): AsyncGenerator<Uint8Array> {
  let size = 0;
  for await (const chunk of chunks) {
    size += chunk.length;
    if (size > most) throw tooLarge();
    yield chunk;
  }
}

function tooLarge(): HttpError {
  return new HttpError(`NDJSON may have ${largest.ndjson} bytes at once; send the rest with another request`, 413);
}
