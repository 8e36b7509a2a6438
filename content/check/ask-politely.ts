// Asks a site for a path, and waits when it says that it has enough to do.

import { setTimeout } from "node:timers/promises";

export interface Answer {
  /** 0 where nobody answered. */
  status: number;
  /** Where it leads, of a redirect. */
  location?: string;
  /** Of a document. */
  html?: string;
}

const mostTries = 5;
const longestWait = 30_000;
/** Milliseconds for one answer. */
const patience = 30_000;

export async function askPolitely(
  site: string,
  path: string,
  method: "GET" | "HEAD",
  wait: (milliseconds: number) => Promise<unknown> = setTimeout,
): Promise<Answer> {
  for (let tried = 1; ; tried += 1) {
    const response = await fetch(site + path, {
      method,
      redirect: "manual",
      headers: { "user-agent": "content-check" },
      signal: AbortSignal.timeout(patience),
    }).catch(() => undefined);
    if (response === undefined) return { status: 0 };
    const isBusy = response.status === 429 || response.status === 503;
    if (!isBusy || tried === mostTries) return answerOf(response);
    await response.body?.cancel();
    await wait(Math.min(longestWait, 1000 * (Number(response.headers.get("retry-after")) || tried)));
  }
}

async function answerOf(response: Response): Promise<Answer> {
  const { status, headers } = response;
  const isDocument = status === 200 && (headers.get("content-type") ?? "").startsWith("text/html");
  // One that breaks off is no answer.
  if (isDocument)
    return response.text().then(
      (html) => ({ status, html }),
      () => ({ status: 0 }),
    );
  await response.body?.cancel();
  return { status, location: headers.get("location") ?? undefined };
}
