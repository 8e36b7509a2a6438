// Asks for many addresses as a reader does, and goes on to where a redirect leads.

import { Agent, get, type IncomingMessage } from "node:http";

export interface Asked {
  asked: number;
  /** Of the first answers. */
  statuses: Map<number, number>;
  /** Those that did not lead to a page, or by other ways than a 301. */
  bad: string[];
}

const atOnce = 8;
const mostSteps = 4;

/** `wanted` of them, spread over all. */
export async function askAll(origin: string, addresses: Iterable<string>, wanted = Infinity): Promise<Asked> {
  const all = [...addresses];
  const step = Math.max(1, all.length / wanted);
  const chosen = Array.from(
    { length: Math.min(all.length, wanted) },
    (_, place) => all[Math.floor(place * step)] ?? "/",
  );
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  const result: Asked = { asked: chosen.length, statuses: new Map(), bad: [] };
  const waiting = chosen.values();
  const known = new Map<string, number>();

  async function ask(path: string): Promise<{ status: number; location: string | undefined }> {
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      get(origin + path, { agent }, resolve).on("error", reject);
    });
    answer.resume();
    await new Promise((resolve) => answer.on("end", resolve));
    return { status: answer.statusCode ?? 0, location: answer.headers.location };
  }

  /** The status at the end of the way. */
  async function follow(path: string, steps = 0): Promise<number> {
    const seen = known.get(path);
    if (seen !== undefined) return seen;
    const { status, location } = await ask(path);
    if (steps === 0) result.statuses.set(status, (result.statuses.get(status) ?? 0) + 1);
    const end =
      status === 301 && location?.startsWith("/") === true && steps < mostSteps
        ? await follow(location, steps + 1)
        : status;
    if (steps > 0) known.set(path, end);
    return end;
  }

  async function work(): Promise<void> {
    for (const path of waiting) {
      const end = await follow(path);
      if (end !== 200) result.bad.push(`${path} (${end})`);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work));
  agent.destroy();
  return result;
}
