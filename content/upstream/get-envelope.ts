// One GET to a content API of the publisher's. Its answers are envelopes, {data: {results: […]}}, of bounded size, awaited for a bounded time.

import { z } from "zod";
import { HttpError } from "../../model/http-error.ts";

export type Params = Readonly<Record<string, string | number | boolean | undefined>>;

export interface Envelope {
  results: unknown[];
  /** How many there are, where the API says. */
  total?: number;
}

export interface GetOptions {
  timeout?: number;
  /** Shown to the API as a bearer. */
  token?: string;
  /** Further ones, of a trace. */
  headers?: Readonly<Record<string, string>>;
}

const patience = 5000;
const largest = 16 * 1024 * 1024;

const envelope = z.object({
  data: z.object({
    results: z.array(z.unknown()),
    existing_total: z.coerce.number().int().nonnegative().optional().catch(undefined),
    status: z.object({ success: z.boolean() }).optional().catch(undefined),
  }),
});

export async function getEnvelope(
  url: string,
  params: Params,
  { timeout = patience, token, headers = {} }: GetOptions = {},
): Promise<Envelope> {
  const response = await fetch(withParams(url, params), {
    headers: {
      ...headers,
      accept: "application/json",
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    signal: AbortSignal.timeout(timeout),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new HttpError(`The content API answered ${response.status}`, response.status);
  }
  const read = envelope.safeParse(JSON.parse(await textWithin(response, largest)));
  if (!read.success) throw new HttpError("The content API answered no list at data.results", 502);
  const { results, existing_total: total, status } = read.data.data;
  if (status?.success === false) throw new HttpError("The content API says that it failed", 502);
  return { results, total };
}

/** What is not given is not asked for. */
export function withParams(url: string, params: Params): URL {
  const address = new URL(url);
  for (const [name, value] of Object.entries(params)) {
    if (value !== undefined) address.searchParams.set(name, String(value));
  }
  return address;
}

async function textWithin(response: Response, limit: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.length;
    if (size > limit) throw new HttpError("The content API's answer is too large", 502);
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}
