// Stands in for a collector of traces: takes OTLP over HTTP as JSON, holds it to the shape of the protocol, and refuses or keeps silent when told to.

import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http";
import { text } from "node:stream/consumers";
import { z } from "zod";

const hex = (bytes: number) => z.string().regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`));
const attributes = z.array(
  z.object({
    key: z.string(),
    value: z.union([
      z.strictObject({ stringValue: z.string() }),
      z.strictObject({ intValue: z.union([z.number().int(), z.string().regex(/^-?\d+$/)]) }),
      z.strictObject({ doubleValue: z.number() }),
      z.strictObject({ boolValue: z.boolean() }),
      z.strictObject({ arrayValue: z.object({ values: z.array(z.unknown()) }) }),
    ]),
  }),
);
/** In the protocol a number of 64 bits is a string. */
const nanoseconds = z.string().regex(/^\d{19}$/);
const span = z.object({
  traceId: hex(16),
  spanId: hex(8),
  parentSpanId: hex(8).optional(),
  name: z.string().min(1),
  kind: z.number().int().min(1).max(5),
  startTimeUnixNano: nanoseconds,
  endTimeUnixNano: nanoseconds,
  attributes,
  status: z.object({ code: z.number().int().min(0).max(2).default(0), message: z.string().optional() }),
});
const exported = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes }),
      scopeSpans: z.array(z.object({ scope: z.object({ name: z.string() }), spans: z.array(span) })),
    }),
  ),
});

export interface CollectedSpan extends Omit<z.output<typeof span>, "attributes"> {
  facts: Readonly<Record<string, unknown>>;
  resource: Readonly<Record<string, unknown>>;
}

export interface TraceCollector {
  url: string;
  spans: CollectedSpan[];
  /** What was wrong with what came. */
  faults: string[];
  /** Of the calls that came. */
  headers: IncomingHttpHeaders[];
  /** A status, or no answer at all. */
  answer: number | "hang";
  stop(): void;
}

export async function startTraceCollector(): Promise<TraceCollector> {
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      collector.headers.push(request.headers);
      if (collector.answer === "hang") return;
      if (collector.answer !== 200) {
        response.writeHead(collector.answer).end();
        return;
      }
      if (request.method !== "POST" || request.url !== "/v1/traces")
        collector.faults.push(`${request.method} ${request.url}`);
      const read = exported.safeParse(JSON.parse(body));
      if (read.success) collector.spans.push(...spansIn(read.data));
      else collector.faults.push(z.prettifyError(read.error));
      response.writeHead(200, { "content-type": "application/json" }).end('{"partialSuccess":{}}');
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const collector: TraceCollector = {
    url: `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`,
    spans: [],
    faults: [],
    headers: [],
    answer: 200,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
  return collector;
}

function spansIn({ resourceSpans }: z.output<typeof exported>): CollectedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ attributes: own, ...rest }) => ({
        ...rest,
        facts: factsIn(own),
        resource: factsIn(resource.attributes),
      })),
    ),
  );
}

function factsIn(given: z.output<typeof attributes>): Record<string, unknown> {
  return Object.fromEntries(given.map(({ key, value }) => [key, Object.values(value)[0]]));
}
