// Reporters who write to one live event and editors who change one front, all at once, on sites that are killed meanwhile. Whoever hears no answer
// sends the same again. In the end the store must hold what was acknowledged: all of it, in order, nothing twice.

import { signAccess } from "../../content/access-token.ts";
import type { Store } from "../../content/store/store.ts";
import { chance } from "../attacks/seeded.ts";

export const accessSecret = "the secret of these writers";
const event = "2026";
const front = "front";

export interface WritersPlan {
  reporters: number;
  editors: number;
  /** The sites to send to; another one may stand in the place of a killed one. */
  urls: () => readonly string[];
  isOver: (acknowledged: number) => boolean;
}

/** What a reporter knows of a post of his. */
interface SentPost {
  id: string;
  /** By one clock: when it was first sent, and when the answer came. */
  sentAt: number;
  acknowledgedAt: number;
  title: string;
  pinned: boolean;
  isRemoved: boolean;
  /** Changes that were acknowledged after the first. */
  changes: number;
}

export interface Writing {
  posts: SentPost[];
  /** The last acknowledged count of each editor. */
  counts: Map<string, number>;
  acknowledged: number;
  /** Calls that were sent again because no answer came. */
  repeated: number;
  /** Milliseconds from the first sending to the answer. */
  took: number[];
}

export const startingRecords: readonly object[] = [
  { type: "live_event", id: event, title: "Storm", path: "/coverage/storm" },
  { type: "layout", id: front, subtype: "homeLayout", main: [], counts: {} },
];

export async function writeTogether(plan: WritersPlan): Promise<Writing> {
  const authorization = `Bearer ${signAccess("content", Date.now() + 3_600_000, accessSecret)}`;
  const writing: Writing = { posts: [], counts: new Map(), acknowledged: 0, repeated: 0, took: [] };

  async function send(writer: number, method: string, path: string, body?: object) {
    const sentAt = performance.now();
    for (let tries = 0; ; tries += 1) {
      const urls = plan.urls();
      const answer = await fetch(`${urls[(writer + tries) % urls.length]}/api/content/${path}`, {
        method,
        ...(body !== undefined && { body: JSON.stringify(body) }),
        headers: { authorization, "content-type": "application/json" },
      }).catch(() => undefined);
      if (answer !== undefined && answer.status < 500) {
        const text = await answer.text().catch(() => undefined);
        if (text !== undefined) {
          if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`);
          const acknowledgedAt = performance.now();
          writing.took.push(acknowledgedAt - sentAt);
          writing.acknowledged += 1;
          return { sentAt, acknowledgedAt };
        }
      }
      writing.repeated += 1;
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  }

  async function report(reporter: number): Promise<void> {
    const { below } = chance(reporter + 1);
    const own: SentPost[] = [];
    for (let number = 0; !plan.isOver(writing.acknowledged); number += 1) {
      const standing = own.filter(({ isRemoved }) => !isRemoved);
      const post = standing[below(standing.length)];
      const choice = below(10);
      if (post === undefined || choice < 6) {
        const id = `r${reporter}-${number}`;
        const title = `Post ${number} of ${reporter}`;
        const times = await send(reporter, "POST", `live_event/${event}/posts`, { id, title, body: `<p>${title}</p>` });
        own.push({ id, title, ...times, pinned: false, isRemoved: false, changes: 0 });
        continue;
      }
      const path = `live_event/${event}/posts/${post.id}`;
      if (choice < 8) {
        post.title = `Change ${number} of ${reporter}`;
        await send(reporter, "PATCH", path, { title: post.title });
      } else if (choice < 9) {
        await send(reporter, post.pinned ? "DELETE" : "PUT", `${path}/pin`);
        post.pinned = !post.pinned;
      } else {
        await send(reporter, "DELETE", path);
        post.isRemoved = true;
      }
      post.changes += 1;
    }
    writing.posts.push(...own);
  }

  async function edit(editor: number): Promise<void> {
    for (let number = 1; !plan.isOver(writing.acknowledged); number += 1) {
      await send(editor, "PATCH", `layout/${front}`, { counts: { [`e${editor}`]: number } });
      writing.counts.set(`e${editor}`, number);
    }
  }

  await Promise.all([
    ...Array.from({ length: plan.reporters }, (_, reporter) => report(reporter)),
    ...Array.from({ length: plan.editors }, (_, editor) => edit(editor)),
  ]);
  return writing;
}

/** Everything that is not as it was acknowledged, told in a line each. */
export async function differences(store: Store, { posts, counts }: Writing): Promise<string[]> {
  const found: string[] = [];
  const sent = new Map(posts.map((post) => [post.id, post]));
  const { updates = [] } = (await store.byId("live_event", event)) ?? {};

  const seen = new Set<string>();
  let latest = 0;
  let lastTime = "";
  for (const { id, title, pinned, time = "" } of updates) {
    const post = sent.get(id);
    if (seen.has(id)) found.push(`${id} is there twice`);
    seen.add(id);
    if (post === undefined || post.isRemoved) {
      found.push(`${id} should not be there`);
      continue;
    }
    if (title !== post.title || pinned !== post.pinned) found.push(`${id} is not as it was last acknowledged`);
    if (post.acknowledgedAt < latest) found.push(`${id} stands behind one that was sent after its answer`);
    if (time <= lastTime) found.push(`${id} is no later than the post before it`);
    latest = Math.max(latest, post.sentAt);
    lastTime = time;
  }
  for (const { id, isRemoved } of posts) if (!isRemoved && !seen.has(id)) found.push(`${id} is lost`);

  const changes = new Map<string, number>();
  let versions = 0;
  for await (const { type, post = "" } of store.revisions.all()) {
    if (type === "live_event") changes.set(post, (changes.get(post) ?? 0) + 1);
    else versions += 1;
  }
  for (const { id, changes: acknowledged, isRemoved } of posts) {
    // What was removed has its last version, and a note that it was removed.
    const expected = acknowledged + (isRemoved ? 1 : 0);
    const kept = changes.get(id) ?? 0;
    if (kept !== expected) found.push(`${id} was changed ${acknowledged} times, and has ${kept} revisions`);
  }

  const source = (await store.sourcesById("layout", [front])).get(front) ?? "{}";
  const standing: Record<string, number> = JSON.parse(source).counts ?? {};
  let total = 0;
  for (const [editor, count] of counts) {
    total += count;
    if (standing[editor] !== count) found.push(`${editor} counted to ${count}, and the front says ${standing[editor]}`);
  }
  if (versions !== total) found.push(`the front was changed ${total} times, and has ${versions} revisions`);
  return found;
}
