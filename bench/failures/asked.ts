// Requests by whoever reads and by a newsroom's system, and what became of them.

import { request, type Agent } from "node:http";
import { setTimeout as wait } from "node:timers/promises";

interface Answer {
  status: number;
  body: string;
}

export interface Change {
  record: object;
  authorization: string;
}

/** A page, or the change of a record. */
export function ask(agent: Agent, address: string, change?: Change): Promise<Answer> {
  const options =
    change === undefined
      ? { agent }
      : {
          agent,
          method: "PUT",
          headers: { authorization: change.authorization, "content-type": "application/json" },
        };
  return new Promise((resolve, reject) => {
    const asked = request(address, options, (response) => {
      let body = "";
      response.setEncoding("utf8");
      response.on("data", (part: string) => (body += part));
      response.on("end", () => resolve({ status: response.statusCode ?? 0, body }));
      response.on("error", reject);
    });
    asked.on("error", reject);
    asked.end(change === undefined ? undefined : JSON.stringify(change.record));
  });
}

/** What is wrong with an answer. */
export async function faultOf(asked: Promise<Answer>, words: string): Promise<string | undefined> {
  try {
    const { status, body } = await asked;
    if (status !== 200) return String(status);
    return body.includes(words) ? undefined : "another page";
  } catch (error) {
    return String(error);
  }
}

/** Sends a change until it is acknowledged, as a newsroom's system does. How often it had to be sent again. */
export async function sendChange(agent: Agent, address: string, sent: Change): Promise<number> {
  for (let again = 0; ; again += 1) {
    const answer = await ask(agent, address, sent).catch(() => undefined);
    if (answer !== undefined && answer.status < 300) return again;
    if (answer !== undefined && answer.status < 500) throw new Error(`${answer.status} ${answer.body}`);
    await wait(200);
  }
}
