// Chromium by its own protocol: where a debugger holds a page directly, as Playwright does, Chromium prerenders nothing. Here the tab is held, and by it
// every page that comes to stand in it, from its first moment.

import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

export type Values = Record<string, unknown>;

/** What is read of the browser's answers. */
export interface Result {
  browserContextId?: string;
  targetId?: string;
  sessionId?: string;
  result?: { value?: string };
}

interface Message {
  id?: number;
  method?: string;
  params: { sessionId?: string; targetInfo?: { targetId: string; type: string; subtype?: string } };
  result?: Result;
  error?: { message: string };
  sessionId?: string;
}

export interface Devtools {
  send(method: string, params?: Values, sessionId?: string): Promise<Result>;
  /** Answers what ends it. */
  on(heard: (message: Message) => void): () => void;
  close(): Promise<void>;
}

const patience = 3000;

const switches = [
  "--headless=new",
  "--no-sandbox",
  "--remote-debugging-port=0",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--disable-dev-shm-usage",
  "--disable-field-trial-config",
  "--mute-audio",
  "about:blank",
];

export async function startChromium(program: string): Promise<Devtools> {
  const profile = await mkdtemp(join(tmpdir(), "meridian-chromium-"));
  const child = spawn(program, [`--user-data-dir=${profile}`, ...switches], { stdio: ["ignore", "ignore", "pipe"] });
  const address = await new Promise<string>((resolve, reject) => {
    let said = "";
    child.stderr.on("data", (data: Buffer) => {
      said = (said + data.toString()).slice(-10_000);
      const [, found] = /DevTools listening on (ws:\S+)/.exec(said) ?? [];
      if (found !== undefined) resolve(found);
    });
    child.once("exit", () => reject(new Error(`Chromium did not start:\n${said}`)));
  });
  const socket = new WebSocket(address);
  await once(socket, "open");
  const waiting = new Map<number, (message: Message) => void>();
  const hearing = new Set<(message: Message) => void>();
  let last = 0;
  socket.addEventListener("message", ({ data }) => {
    const message: Message = JSON.parse(String(data));
    if (message.id === undefined) for (const heard of hearing) heard(message);
    else waiting.get(message.id)?.(message);
  });
  return {
    send: (method, params = {}, sessionId) =>
      new Promise((resolve, reject) => {
        last += 1;
        const id = last;
        const answered = ({ result = {}, error }: Pick<Message, "result" | "error">) => {
          clearTimeout(timer);
          waiting.delete(id);
          if (error === undefined) resolve(result);
          else reject(new Error(`${method}: ${error.message}`));
        };
        // A page that was left for another one never says what became of the press that it was left by.
        const timer = setTimeout(answered, patience, {});
        waiting.set(id, answered);
        socket.send(JSON.stringify({ id, method, params, sessionId }));
      }),
    on: (heard) => {
      hearing.add(heard);
      return () => hearing.delete(heard);
    },
    close: async () => {
      socket.close();
      const ended = once(child, "exit");
      child.kill();
      await ended;
      await rm(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
