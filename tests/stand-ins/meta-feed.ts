// A stand-in for a publisher's article meta feed: tells the keyword of any story, and fails for one.

import { createServer } from "node:http";

export interface MetaFeedStandIn {
  /** Its address, with {id} where the story's id goes. */
  url: string;
  /** The ids that were asked for. */
  asked: string[];
  /** For this story the feed fails. */
  broken: string;
  stop(): Promise<void>;
}

export async function startMetaFeedStandIn(): Promise<MetaFeedStandIn> {
  const asked: string[] = [];
  const broken = "broken-story";
  const server = createServer((request, response) => {
    const id = decodeURIComponent((request.url ?? "").replace(/^\/meta\//, ""));
    asked.push(id);
    if (id === broken) response.writeHead(500).end("no");
    else
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify({ keyword: `about ${id}` }));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address !== null ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/meta/{id}`,
    asked,
    broken,
    stop: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
