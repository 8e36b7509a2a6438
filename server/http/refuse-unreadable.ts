// What node:http cannot read as a request is refused with the headers that every answer has, unless an answer is under way on the connection.

import { ServerResponse } from "node:http";
import type { Duplex } from "node:stream";
import { cachePolicies } from "./cache-policies.ts";

const statuses: ReadonlyMap<string, string> = new Map([
  ["HPE_HEADER_OVERFLOW", "431 Request Header Fields Too Large"],
  ["HPE_CHUNK_EXTENSIONS_OVERFLOW", "413 Payload Too Large"],
  ["ERR_HTTP_REQUEST_TIMEOUT", "408 Request Timeout"],
]);

export function refuseUnreadable(
  headers: Readonly<Record<string, string>>,
): (error: NodeJS.ErrnoException, socket: Duplex) => void {
  const lines = Object.entries({
    ...headers,
    "cache-control": cachePolicies.none,
    connection: "close",
    "content-length": "0",
  })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("");
  return (error, socket) => {
    // By this node:http itself knows of the answer under way.
    const answer: unknown = Reflect.get(socket, "_httpMessage");
    const hasBegun = answer instanceof ServerResponse && answer.headersSent;
    if (!socket.writable || hasBegun) {
      socket.destroy();
      return;
    }
    const status = statuses.get(error.code ?? "") ?? "400 Bad Request";
    socket.end(`HTTP/1.1 ${status}\r\n${lines}\r\n`);
  };
}
