// Deliberate faults, to see that the checker finds them: something between two parts that takes a request, says that all is well, and does not pass it on.

import { createServer, request as ask, type IncomingMessage } from "node:http";
import { openPort } from "./open-port.ts";

export interface FalseFront {
  port: number;
  close: () => void;
}

export interface FalseFrontParts {
  to: () => number;
  /** Whether this one is taken and dropped. */
  drops: (request: IncomingMessage) => boolean;
}

export async function openFalseFront({ to, drops }: FalseFrontParts): Promise<FalseFront> {
  const server = createServer((incoming, outgoing) => {
    if (drops(incoming)) {
      incoming.resume();
      outgoing.writeHead(200, { "content-type": "application/json", etag: '"dropped"' }).end("{}");
      return;
    }
    const { url, method, headers } = incoming;
    const options = { port: to(), host: "127.0.0.1", path: url, method, headers, agent: false };
    const onward = ask(options, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(outgoing);
    });
    onward.on("error", () => outgoing.destroy());
    outgoing.on("close", () => onward.destroy());
    incoming.pipe(onward);
  });
  return {
    port: await openPort(server),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
