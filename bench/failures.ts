// `npm run bench -- failures`: 100,000 requests through HAProxy (deploy/haproxy.cfg) to three nodes of two workers each, on a PostgreSQL of two members,
// while nodes are restarted one after the other, processes are killed and the database changes its leader. Counted is every request that got no answer,
// an error or another page than the one that was asked for. Beside them stories are changed; every change that was acknowledged must be there in the end.

import { Agent } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { signAccess } from "../content/access-token.ts";
import { patroni } from "../tests/stand-ins/patroni/start-patroni.ts";
import { ask, faultOf, sendChange } from "./failures/asked.ts";
import { startNodes } from "./failures/nodes.ts";
import { tellFigure } from "./tell-figure.ts";

const requests = 100_000;
const readers = 24;
const stories = 300;
/** How many of them are changed meanwhile. */
const changing = 20;
/** One page in so many is a front. */
const fronts = 10;
const secret = "the secret of these failures";
const authorization = `Bearer ${signAccess("content", Date.now() + 86_400_000, secret)}`;

const textOf = (number: number) => `The text of s${number}.`;
const story = (number: number, title: string) => ({
  title,
  canonical_url: `/us/s${number}`,
  publication_date: "2026-11-14T12:00:00Z",
  components: [{ is: "paragraph", props: { text: textOf(number) } }],
});
const range = (length: number) => Array.from({ length }, (_, number) => number);

if (patroni.missing !== undefined) throw new Error(patroni.missing);
const nodes = await startNodes({ ACCESS_SECRET: secret }, [
  { type: "section", id: "us", title: "U.S." },
  ...range(stories).map((number) => ({ type: "article", id: `s${number}`, ...story(number, `Story ${number}`) })),
]);

interface Period {
  name: string;
  asked: number;
  slowest: number;
  /** How often, by what was wrong. */
  faults: Map<string, number>;
}

const periods: Period[] = [];
const watch = { isOver: false };
const asked = () => periods.reduce((sum, period) => sum + period.asked, 0);
const failed = ({ faults }: Period) => [...faults.values()].reduce((sum, count) => sum + count, 0);

async function during(name: string, happen: () => Promise<unknown>): Promise<void> {
  const period: Period = { name, asked: 0, slowest: 0, faults: new Map() };
  periods.push(period);
  await happen();
  console.log(`${name}: ${period.asked} requests, ${failed(period)} failed, slowest ${period.slowest.toFixed(0)} ms`);
  for (const [fault, count] of period.faults) console.log(`    ${count} × ${fault}`);
}

async function untilAllAsked(): Promise<void> {
  while (asked() < requests) await wait(100);
}

async function read(reader: number): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let turn = reader; !watch.isOver; turn += readers) {
    const number = turn % stories;
    const [path, words] = turn % fronts === 0 ? ["/us", "U.S."] : [`/us/s${number}`, textOf(number)];
    const period = periods.at(-1);
    const began = performance.now();
    const fault = await faultOf(ask(agent, nodes.url + path), words);
    if (period === undefined) continue;
    period.asked += 1;
    period.slowest = Math.max(period.slowest, performance.now() - began);
    if (fault !== undefined) period.faults.set(fault, (period.faults.get(fault) ?? 0) + 1);
  }
  agent.destroy();
}

const acknowledged = new Map<number, number>();
let sentAgain = 0;
async function write(): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  for (let turn = 1; !watch.isOver; turn += 1) {
    const number = turn % changing;
    const record = story(number, `Story ${number}, version ${turn}.`);
    sentAgain += await sendChange(agent, `${nodes.url}/api/content/article/s${number}`, { record, authorization });
    acknowledged.set(number, turn);
    await wait(50);
  }
  agent.destroy();
}

async function lostChanges(): Promise<number> {
  let lost = 0;
  for (const url of nodes.urls)
    for (const [number, turn] of acknowledged) {
      const page = await (await fetch(`${url}/us/s${number}`)).text();
      if (!page.includes(`version ${turn}.`)) lost += 1;
    }
  return lost;
}

try {
  for (const url of nodes.urls) for (const number of range(stories)) await (await fetch(`${url}/us/s${number}`)).text();
  const reading = [...range(readers).map(read), write()];
  await during("nothing happens", () => wait(3000));
  for (const [name, happen] of nodes.happenings) await during(name, happen);
  await during("nothing happens any more", untilAllAsked);
  watch.isOver = true;
  await Promise.all(reading);

  console.log(`${acknowledged.size} stories were changed all the time; ${sentAgain} changes had to be sent again.`);
  const failures = periods.reduce((sum, period) => sum + failed(period), 0);
  tellFigure({ name: `Requests that failed, of ${asked()}`, value: failures, unit: "requests", bar: { atMost: 0 } });
  tellFigure({ name: "Changes that were lost", value: await lostChanges(), unit: "changes", bar: { atMost: 0 } });
} finally {
  watch.isOver = true;
  await nodes.stop();
}
