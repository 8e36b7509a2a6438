// People who arrange one front at the desk, all at once, on sites that are killed meanwhile. Whoever hears no answer sends the same step again. In the
// end the working copy must hold every acknowledged step: in order, none twice.

import type { Store } from "../../content/store/store.ts";
import { storiesOf } from "../../model/desk/front.ts";
import type { FrontChange } from "../../model/desk/front-changes.ts";

export const deskOrigin = "https://desk.example";
const front = "arranged";
const list = "main-0";

export const arrangedRecords: readonly object[] = [
  {
    type: "layout",
    id: front,
    subtype: "sectionLayout",
    elementId: "arranged",
    main: [{ is: "article-list", props: { title: "List", searchCriteria: { isFixed: true, fixedArticles: [] } } }],
  },
];

export interface ArrangersPlan {
  people: number;
  urls: () => readonly string[];
  isOver: () => boolean;
}

interface SentStep {
  id: string;
  sentAt: number;
  acknowledgedAt: number;
}

export interface Arranging {
  steps: SentStep[];
  /** What each person pinned last and did not unpin, in order. */
  pins: string[][];
  repeated: number;
}

/** At most so many stand at a time of each person: a front is no archive. */
const mostPins = 3;

export async function arrangeTogether(store: Store, plan: ArrangersPlan): Promise<Arranging> {
  const arranging: Arranging = { steps: [], pins: [], repeated: 0 };

  async function cookieOf(person: number): Promise<string> {
    const { id } = await store.desk.people.add({ name: `Person ${person}`, role: "producer" });
    const session = { person: id, way: "passkey", device: "unknown on unknown", lasts: 86_400_000 } as const;
    return `__Secure-desk=${await store.desk.sessions.begin(session)}`;
  }

  async function call(person: number, cookie: string, method: string, path: string, body?: object): Promise<void> {
    for (let tries = 0; ; tries += 1) {
      const urls = plan.urls();
      const answer = await fetch(`${urls[(person + tries) % urls.length]}/desk/api/fronts/${front}${path}`, {
        method,
        ...(body !== undefined && { body: JSON.stringify(body) }),
        headers: { cookie, origin: deskOrigin, "content-type": "application/json" },
      }).catch(() => undefined);
      const text =
        answer === undefined || answer.status >= 500 ? undefined : await answer.text().catch(() => undefined);
      if (text !== undefined && answer?.ok) return;
      if (text !== undefined) throw new Error(`${method} ${path}: ${answer?.status} ${text}`);
      arranging.repeated += 1;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  async function arrange(person: number): Promise<void> {
    const cookie = await cookieOf(person);
    await call(person, cookie, "GET", "");
    const own: string[] = [];
    arranging.pins.push(own);
    for (let number = 0; !plan.isOver(); number += 1) {
      const id = `step-${person}-${number}`;
      const oldest = own.length < mostPins ? undefined : own[0];
      const url = `/person-${person}/${number}`;
      const change: FrontChange =
        oldest === undefined
          ? { do: "pin", key: list, story: { articleUrl: url }, before: null }
          : { do: "unpin", key: list, url: oldest };
      const sentAt = performance.now();
      await call(person, cookie, "POST", "/steps", { id, change });
      arranging.steps.push({ id, sentAt, acknowledgedAt: performance.now() });
      if (oldest === undefined) own.push(url);
      else own.shift();
    }
  }

  await Promise.all(Array.from({ length: plan.people }, (_, person) => arrange(person)));
  return arranging;
}

/** Everything that is not as it was acknowledged, told in a line each. */
export async function frontDifferences(store: Store, { steps, pins }: Arranging): Promise<string[]> {
  const found: string[] = [];
  const sent = new Map(steps.map((step) => [step.id, step]));
  const taken = await store.desk.drafts.steps(front, 0);
  const seen = new Set<string>();
  let latest = 0;
  for (const { id } of taken) {
    const step = sent.get(id);
    if (seen.has(id)) found.push(`${id} was taken twice`);
    seen.add(id);
    if (step === undefined) found.push(`${id} was never acknowledged`);
    else if (step.acknowledgedAt < latest) found.push(`${id} was taken after one that was sent after its answer`);
    latest = Math.max(latest, step?.sentAt ?? 0);
  }
  for (const { id } of steps) if (!seen.has(id)) found.push(`${id} is lost`);

  const draft = await store.desk.drafts.open(front);
  const standing = storiesOf(draft?.front.main[0]?.component ?? {}).map(({ articleUrl }) => articleUrl);
  if (draft?.steps !== steps.length) found.push(`${steps.length} steps were acknowledged, and ${draft?.steps} counted`);
  for (const [person, own] of pins.entries()) {
    const here = standing.filter((url) => own.includes(url));
    if (here.join() !== own.join())
      found.push(`person ${person} pinned ${own.join()}, and the front has ${here.join()}`);
  }
  if (standing.length !== pins.flat().length)
    found.push(`${pins.flat().length} stories are pinned, and ${standing.length} there`);
  return found;
}
