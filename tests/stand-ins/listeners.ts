// Stands in for a search engine's IndexNow and for a WebSub hub: takes what is posted, and refuses when told to.

import { once } from "node:events";
import { createServer } from "node:http";

export interface Posted {
  path: string;
  type: string;
  body: string;
}

export interface ListenersStandIn {
  url: string;
  posted: Posted[];
  /** What it answers from now on. */
  answer: number;
  stop(): void;
}

export async function startListenersStandIn(): Promise<ListenersStandIn> {
  const standIn: ListenersStandIn = { url: "", posted: [], answer: 202, stop: () => server.close() };
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8").on("data", (text: string) => (body += text));
    request.on("end", () => {
      standIn.posted.push({ path: request.url ?? "", type: request.headers["content-type"] ?? "", body });
      response.writeHead(standIn.answer).end();
    });
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  standIn.url = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`;
  return standIn;
}
