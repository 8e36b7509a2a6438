// The team of a worker: what all of them share is asked of their parent.

import type { SendHandle } from "node:child_process";
import { z } from "zod";
import { sharedWithNobody, type SharedByTeam } from "./alone.ts";
import { askParent, type AskParent } from "./ask-parent.ts";
import { isToWorker, type FromWorker, type ToWorker } from "./messages.ts";
import { SharedState } from "./shared-state.ts";
import { reports, type Reporter, type Spread, type Team } from "./team.ts";

export interface Parent {
  send: (message: FromWorker, socket?: SendHandle) => void;
  /** Told of every message, with the socket that came along. */
  listen: (hear: (message: unknown, socket: unknown) => void) => void;
}

export interface WorkerOptions {
  worker: number;
  size: number;
  parent: Parent;
  /** Another one has taken its place. */
  onRetire: () => void;
}

const second = 1_000;
/** Longer than the parent waits for the slowest of the workers. */
const reportsPatience = 3 * second;
const list = z.array(z.unknown());

export function withParent({ worker, size, parent, onRetire }: WorkerOptions): Team {
  const asking = askParent((message) => parent.send(message));
  const beginnings: (() => void)[] = [];
  const mayListen = Promise.withResolvers<object | undefined>();
  let isOnDuty = false;
  let opensSocket = true;
  let own: Reporter | undefined;
  let spread: Spread | undefined;
  let connections = 0;
  let telling: NodeJS.Timeout | undefined;

  function hear(message: ToWorker, socket: unknown): void {
    switch (message.is) {
      case "listen":
        opensSocket = typeof socket !== "object" || socket === null;
        mayListen.resolve(typeof socket === "object" && socket !== null ? socket : undefined);
        return;
      case "retire":
        isOnDuty = false;
        onRetire();
        return;
      case "on-duty":
        isOnDuty = true;
        for (const begin of beginnings.splice(0)) begin();
        return;
      case "ease":
        spread?.ease(message.connections);
        return;
      case "answers":
        asking.answered(message.answers);
        return;
      case "tell":
        void own?.report().then((report) => parent.send({ is: "report", number: message.number, report }));
        return;
      default:
        // Of a parent of another version.
        message satisfies never;
    }
  }

  parent.listen((message, socket) => {
    if (isToWorker(message)) hear(message, socket);
  });

  function tell({ figures, mostMemory }: Reporter): void {
    spread?.count((now) => (connections = now));
    parent.send({ is: "counted", figures: figures(), connections });
    const memory = process.memoryUsage.rss();
    if (memory > mostMemory) parent.send({ is: "heavy", megabytes: Math.round(memory / 1024 / 1024) });
  }

  return {
    worker,
    size,
    ...(size === 1 ? sharedWithNobody(newState()) : sharedByParent(asking, parent)),
    isOnDuty: () => isOnDuty,
    whenOnDuty: (begin) => {
      if (isOnDuty) begin();
      else beginnings.push(begin);
    },
    reportBy: (reporter) => {
      own = reporter;
      telling = setInterval(tell, second, reporter).unref();
    },
    async reports() {
      const all = await asking.ask({ is: "reports" }, reports, reportsPatience);
      return all ?? { live: own === undefined ? [] : [await own.report()], ended: {} };
    },
    mayListen: () => {
      parent.send({ is: "prepared" });
      return mayListen.promise;
    },
    listening: (server, itsSpread) => {
      spread = itsSpread;
      parent.send({ is: "listening" }, opensSocket ? Reflect.get(server, "_handle") : undefined);
    },
    close: () => {
      clearInterval(telling);
      if (own !== undefined) parent.send({ is: "counted", figures: own.figures(), connections: 0 });
    },
  };
}

function newState(): SharedState {
  return new SharedState(() => performance.now());
}

function sharedByParent({ ask, askNumbered }: AskParent, parent: Parent): SharedByTeam {
  /** For as long as the parent does not answer. */
  const aside = newState();
  return {
    take: async (limit, client, rate) =>
      (await ask({ is: "take", limit, client, rate }, z.number())) ?? aside.take(limit, client, rate),
    async enter(place, client, most) {
      const { number, answer } = await askNumbered({ is: "enter", place, client, most }, z.boolean());
      const leave = () => parent.send({ is: "left", number });
      if (answer !== undefined) return answer ? leave : undefined;
      // An answer that comes too late is of no use.
      leave();
      return aside.enter(place, client, most);
    },
    listOf: async (name) => (await ask({ is: "list", name }, list)) ?? aside.listOf(name),
    addTo: async (name, value, most) =>
      (await ask({ is: "add", name, value, most }, list)) ?? aside.addTo(name, value, most),
  };
}
