// A stand-in for a publisher's content API: answers envelopes, and fails in the ways such services do.

import { createServer } from "node:http";

export interface ContentApiStandIn {
  url: string;
  /** What was asked, as path and query. */
  asked: string[];
  /** The traces that the questions said they belong to. */
  traceparents: string[];
  stop(): Promise<void>;
}

const answers: Record<string, { status?: number; body: string }> = {
  "/list": {
    body: JSON.stringify({ data: { results: [{ id: 1 }, { id: 2 }], status: { success: true, code: 200 } } }),
  },
  "/empty": { body: JSON.stringify({ data: { results: [] } }) },
  "/broken": { status: 503, body: "no" },
  "/nonsense": { body: "<html>" },
  "/shapeless": { body: JSON.stringify({ results: [1] }) },
};

export async function startContentApi(): Promise<ContentApiStandIn> {
  const asked: string[] = [];
  const traceparents: string[] = [];
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://stand-in");
    asked.push(request.url ?? "");
    traceparents.push(String(request.headers["traceparent"] ?? ""));
    if (pathname === "/silent") return;
    if (pathname === "/jsonp") {
      response.setHeader("content-type", "text/javascript");
      response.end(`${searchParams.get("callback")}(${JSON.stringify({ hello: searchParams.get("name") })})`);
      return;
    }
    const { status = 200, body } = answers[pathname] ?? { status: 404, body: "" };
    response.writeHead(status, { "content-type": "application/json" }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}`,
    asked,
    traceparents,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
