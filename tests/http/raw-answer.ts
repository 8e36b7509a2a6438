// An answer as it came over the wire: fetch() decodes by itself, and says what it accepts.

import { request, type IncomingHttpHeaders } from "node:http";

export interface RawAnswer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

export function rawAnswer(url: string, headers: Record<string, string>): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    request(url, { headers }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () =>
        resolve({ status: response.statusCode, headers: response.headers, body: Buffer.concat(parts) }),
      );
    })
      .on("error", reject)
      .end();
  });
}
