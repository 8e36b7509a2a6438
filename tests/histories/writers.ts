// Those who write in a history. Whoever hears no answer sends the same again, to another node, under a condition that lets it count once.

import { hash } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { message } from "../stand-ins/form-pages.ts";
import type { Happened, Sent, StoryWrite } from "./happened.ts";
import type { NodesWorld } from "./nodes-world.ts";
import type { Action } from "./plan.ts";

const breath = 50;
const patience = 6_000;
const draftDate = "0000-00-00 00:00:00";
/** On a page that is a story, and in lists. */
export const markOf = (id: string, version: number) => `Mark ${id}-v${version}.`;
export const headOf = (id: string, version: number) => `Head ${id}-v${version}`;

interface Call {
  path: string;
  method: string;
  body: string | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
}

interface Answer {
  status: number;
  text: string;
  etag: string;
}

export interface Writers {
  prepare: () => Promise<void>;
  act: (action: Action, turn: number) => Promise<void>;
}

export function writersOf(seed: number, world: NodesWorld, happened: Happened): Writers {
  const name = `h${seed}`;
  const etags = new Map<string, string>();
  const times = new Map<number, string>();
  const { authorization, writeUrls, nodes } = world;

  async function once(url: string, { path, method, body, headers }: Call): Promise<Answer | undefined> {
    try {
      const answer = await fetch(url + path, {
        method,
        body,
        headers: { authorization, "content-type": "application/json", ...headers },
        signal: AbortSignal.timeout(patience),
      });
      const text = await answer.text();
      return { status: answer.status, text, etag: answer.headers.get("etag") ?? "" };
    } catch {
      return undefined;
    }
  }

  /** Until somebody answers, and not that it cannot now. */
  async function send(turn: number, call: Call): Promise<Answer> {
    for (let tries = 0; ; tries += 1) {
      const answer = await once(writeUrls[(turn + tries) % writeUrls.length] ?? "", call);
      if (answer !== undefined && answer.status < 500 && answer.status !== 429) return answer;
      await wait(breath);
    }
  }

  async function putRecord(turn: number, path: string, record: object): Promise<void> {
    const answer = await send(turn, { path: `/api/content/${path}`, method: "PUT", body: JSON.stringify(record) });
    if (answer.status >= 300) throw new Error(`${path}: ${answer.status} ${answer.text}`);
  }

  async function writeStory(action: Extract<Action, { do: "story" }>, turn: number): Promise<void> {
    const { story, version, state, ahead } = action;
    const id = `${name}-s${story}`;
    const own = `/${name}/s${story}`;
    const write: StoryWrite = {
      id,
      version,
      home: own,
      paths: [own, `/${name}`],
      isOut: state !== "draft",
      sentAt: performance.now(),
    };
    const published = times.get(story) ?? new Date().toISOString();
    times.set(story, published);
    if (state === "scheduled") write.dueAt = performance.now() + ahead;
    const dates = { out: published, draft: draftDate, scheduled: new Date(Date.now() + ahead).toISOString() };
    happened.writes.push(write);
    const body = JSON.stringify({
      title: headOf(id, version),
      canonical_url: own,
      publication_date: dates[state],
      components: [{ is: "paragraph", props: { text: markOf(id, version) } }],
    });
    const put = async (): Promise<string> => {
      const known = etags.get(id);
      const headers: Record<string, string> = known === undefined ? { "if-none-match": "*" } : { "if-match": known };
      // Every other version as a merge patch.
      const method = known !== undefined && version % 2 === 0 ? "PATCH" : "PUT";
      if (method === "PATCH") headers["content-type"] = "application/merge-patch+json";
      const answer = await send(turn, { path: `/api/content/article/${id}`, method, headers, body });
      // An answer that was lost: it was stored all the same.
      if (answer.status < 300 || (answer.status === 412 && answer.text.includes(headOf(id, version))))
        return answer.etag;
      // Whoever changes a part of what is not there hears so.
      if (answer.status !== 412 && answer.status !== 404) throw new Error(`${id}: ${answer.status} ${answer.text}`);
      const standing = Number(/Head \S+-v(\d+)/.exec(answer.text)?.[1] ?? 0);
      happened.conflicts.push({ id, acknowledged: version - 1, standing });
      if (answer.etag === "") etags.delete(id);
      else etags.set(id, answer.etag);
      return put();
    };
    etags.set(id, await put());
    write.acknowledgedAt = performance.now();
  }

  async function writePost(number: number, turn: number): Promise<void> {
    const id = `${name}-p${number}`;
    const write: StoryWrite = { id, version: 1, paths: [`/coverage/${name}`], isOut: true, sentAt: performance.now() };
    happened.writes.push(write);
    const body = JSON.stringify({ id, title: headOf(id, 1), body: `<p>${markOf(id, 1)}</p>` });
    const answer = await send(turn, { path: `/api/content/live_event/${name}/posts`, method: "POST", body });
    if (answer.status >= 300) throw new Error(`${id}: ${answer.status} ${answer.text}`);
    write.acknowledgedAt = performance.now();
  }

  async function sendAlert(number: number, turn: number): Promise<void> {
    const sent: Happened["alerts"][number] = { id: `${name}-a${number}` };
    happened.alerts.push(sent);
    await putRecord(turn, `alert/${sent.id}`, { text: `Alert ${sent.id}`, publication_date: new Date().toISOString() });
    sent.acknowledgedAt = performance.now();
  }

  /** A reader without script: sent once, since a second time would be a second message. */
  async function sendForm(turn: number, page: string, sent: Sent, to: Sent[], fields: Record<string, string>) {
    const url = nodes[turn % nodes.length]?.url ?? "";
    const signal = AbortSignal.timeout(patience);
    const token = await fetch(`${url}/api/email`, { signal })
      .then(async (answer): Promise<string> => (await answer.json()).token)
      .catch(() => undefined);
    if (token === undefined) return;
    to.push(sent);
    const answer = await fetch(url + page, {
      method: "POST",
      body: new URLSearchParams({ ...fields, email_token: token }),
      redirect: "manual",
      signal: AbortSignal.timeout(patience),
    }).catch(() => undefined);
    if (answer?.status === 303) sent.acknowledgedAt = performance.now();
  }

  function sendMessage(number: number, turn: number): Promise<void> {
    const id = `${name}-f${number}`;
    return sendForm(turn, "/contact", { id }, happened.forms, { ...message, message: `Form ${id}` });
  }

  function signUp(number: number, turn: number): Promise<void> {
    const id = `${name}-n${number}`;
    return sendForm(turn, "/newsletters", { id }, happened.signUps, { email: `${id}@example.com`, slid: "briefing" });
  }

  async function sendFile(number: number, turn: number): Promise<void> {
    const bytes = Buffer.from(`WEBVTT\n\n${`NOTE file ${number} of history ${seed}\n\n`.repeat(200)}`);
    const sent: Happened["files"][number] = { id: `${name}-${number}.vtt`, hash: hash("sha1", bytes) };
    happened.files.push(sent);
    const answer = await send(turn, { path: `/api/media/${sent.id}`, method: "PUT", body: new Uint8Array(bytes) });
    if (answer.status >= 300) throw new Error(`${sent.id}: ${answer.status} ${answer.text}`);
    sent.acknowledgedAt = performance.now();
  }

  return {
    async prepare() {
      await putRecord(0, `section/${name}`, { title: `Section ${name}` });
      await putRecord(0, `live_event/${name}`, { title: `Coverage ${name}`, path: `/coverage/${name}` });
    },
    act(action, turn) {
      if (action.do === "story") return writeStory(action, turn);
      const acts = { post: writePost, alert: sendAlert, form: sendMessage, "sign-up": signUp, file: sendFile };
      return acts[action.do](action.number, turn);
    },
  };
}
