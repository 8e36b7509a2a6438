// POST /api/content: records into the store. NDJSON is stored as it streams in; JSON is one record or a list
// of them. Sending the same again changes nothing; what is refused is told by line, and everything else is stored.

import type { Context, Hono } from "hono";
import { importRecords } from "../../content/import/import-records.ts";
import { leftOutText } from "../../content/import/report-text.ts";
import { linesInJson } from "../../content/import/lines-in-json.ts";
import { smallInput, smallHere } from "../../content/import/parse-here.ts";
import type { ParseWorker } from "../../content/import/parse-in-worker.ts";
import type { Store } from "../../content/store/store.ts";
import { HttpError } from "../../model/http-error.ts";
import { reasonText } from "../../content/blocks/parse-blocks.ts";
import { contentCallRoutes, type ContentDoor, type TokenAnswers } from "./content-door.ts";
import { publishedAnswers } from "./published-records.ts";
import { postAnswers } from "./posts/post-calls.ts";
import { previewAnswers, type PreviewParts } from "./preview.ts";
import { recordAnswers } from "./records/record-calls.ts";
import { revisionAnswers } from "./records/revision-calls.ts";
import type { TokenCallName, TokenCallsOf } from "./token-calls.ts";

/** In bytes. JSON must be read whole before its first record is known. */
const largest = { json: 32 * 1024 * 1024, ndjson: 1024 * 1024 * 1024 };
/** Of what was refused, or is missing from a page, this much is told. */
const mostListed = 1_000;
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
  /** Parses on a thread of its own: a page takes milliseconds, a large record a second. */
  parser: Pick<ParseWorker, "parse" | "split">;
}

/** Those of a site that reads its own store. */
export function contentRoutes(parts: ContentParts & PreviewParts, door: ContentDoor): Hono {
  const answers: TokenAnswers<Exclude<TokenCallName, TokenCallsOf<"media" | "redirects">>> = {
    ...previewAnswers(parts),
    ...publishedAnswers(parts),
    ...recordAnswers(parts),
    ...revisionAnswers(parts),
    ...postAnswers(parts),
    ...importAnswers(parts),
  };
  return contentCallRoutes(answers, door);
}

function importAnswers({ store, parser }: ContentParts): TokenAnswers<"records.store"> {
  return {
    "records.store": async (context, { write }) => {
      const refusals: Refused[] = [];
      const warnings: Refused[] = [];
      const names: string[] = [];
      let forbidden = 0;
      const tell = (list: Refused[], one: Refused) => list.length < mostListed && list.push(one);
      const counts = await importRecords(
        store,
        await recordsIn(context, parser),
        {
          refusal: (line, { type, id, reasons }) =>
            tell(refusals, { line, type, id, reasons: reasons.map(reasonText) }),
          gap: (line, { type, id }, gap) => tell(warnings, { line, type, id, reasons: [leftOutText(gap)] }),
          warning: (line, { type, id }, text) => tell(warnings, { line, type, id, reasons: [text] }),
          written: ({ type, id }) => names.length < mostNamed && names.push(`${type}/${id}`),
          result: (result) => (forbidden += result.forbidden?.size ?? 0),
          progress: () => {},
        },
        { parse: smallHere(parser.parse), batch, write },
      );
      context.set("done", { ...counts, records: names });
      const isNothing = counts.stored + counts.unchanged === 0;
      const status = forbidden > 0 && isNothing ? 403 : counts.refused > 0 ? 422 : 200;
      return context.json({ ...counts, refusals, warnings }, status);
    },
  };
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
