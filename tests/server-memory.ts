// The memory a running server really holds: asked over the inspector, after its garbage is gone.

import { setTimeout as wait } from "node:timers/promises";

/** For the server's environment: it says in its log where it listens. */
export const withInspector = { NODE_OPTIONS: "--inspect=127.0.0.1:0" };

export interface ServerMemory {
  /** Resident, in MB. */
  held: () => Promise<number>;
  close: () => void;
}

export async function openServerMemory(log: () => string): Promise<ServerMemory> {
  const address = /ws:\/\/[^\s]+/.exec(log())?.[0];
  if (address === undefined) throw new Error("The server does not say where its inspector listens");
  const socket = new WebSocket(address);
  const answers = new Map<number, (result: unknown) => void>();
  let asked = 0;
  socket.addEventListener("message", ({ data }: MessageEvent<string>) => {
    const { id, result } = JSON.parse(data);
    answers.get(id)?.(result);
    answers.delete(id);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener("open", resolve);
    socket.addEventListener("error", reject);
  });
  const ask = (method: string, params: object = {}): Promise<unknown> =>
    new Promise((resolve) => {
      asked += 1;
      answers.set(asked, resolve);
      socket.send(JSON.stringify({ id: asked, method, params }));
    });
  const evaluate = { expression: "process.memoryUsage().rss", returnByValue: true };

  return {
    async held() {
      for (let turn = 0; turn < 3; turn += 1) {
        await ask("HeapProfiler.collectGarbage");
        await wait(300);
      }
      const answer = await ask("Runtime.evaluate", evaluate);
      return Number(valueOf(answer)) / 1024 / 1024;
    },
    close: () => socket.close(),
  };
}

function valueOf(answer: unknown): unknown {
  const result = typeof answer === "object" && answer !== null && "result" in answer ? answer.result : undefined;
  return typeof result === "object" && result !== null && "value" in result ? result.value : undefined;
}
