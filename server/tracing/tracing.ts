// Where the time of a request went, as the rest of the server sees it; `site-tracing.ts` opens it.

import type { IncomingMessage, ServerResponse } from "node:http";
import type { Config } from "../config.ts";
import type { Figures } from "../operating/figures.ts";
import type { Tally } from "../operating/tally.ts";

export type SpanFacts = Readonly<Record<string, string | number>>;

export interface TracedRequest {
  request: IncomingMessage;
  response: ServerResponse;
  target: string;
  /** As the log and `x-request-id` name it. */
  id: string;
}

export interface Tracing {
  /** Everything that `answer` begins belongs to the request, which ends with its response. */
  ofRequest: (traced: TracedRequest, answer: () => void) => void;
  /** A part of whatever is under way. */
  during: <T>(name: string, work: () => T, facts?: SpanFacts) => T;
  /** What a service of the publisher's is told, so that its own spans are found with ours. */
  headersOut: () => Record<string, string>;
  /** Sends what is left, and waits for that a moment. */
  close: () => Promise<void>;
}

export interface TracingParts {
  config: Pick<Config, `OTEL_${string}` & keyof Config>;
  figures: Pick<Figures, "spansSent" | "spansDropped">;
  tally: Tally;
  /** Of the site. */
  release: string;
}
