// Requests as an attacker sends them: fetch() tidies addresses, and reads what comes.

import { Agent, request } from "node:http";

export interface RawAnswer {
  status: number;
  headers: Readonly<Record<string, string | string[] | undefined>>;
  body: string;
}

export function rawGet(
  url: string,
  path: string,
  { headers = {}, signal }: { headers?: Record<string, string>; signal?: AbortSignal } = {},
): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, headers, agent: new Agent(), ...(signal && { signal }) }, (response) => {
      let body = "";
      response.setEncoding("latin1").on("data", (piece: string) => (body += piece));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }));
      response.on("error", reject);
    })
      .on("error", reject)
      .end();
  });
}
