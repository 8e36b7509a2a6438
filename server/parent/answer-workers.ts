// What the parent answers its workers: what they share, and what each of them has counted.

import { setTimeout as sleep } from "node:timers/promises";
import { addNumbers } from "../workers/add-numbers.ts";
import type { FromWorker, Question } from "../workers/messages.ts";
import { SharedState } from "../workers/shared-state.ts";
import type { WorkerProcess } from "./worker-process.ts";

type Asker = Pick<WorkerProcess, "number" | "send">;

export interface Answering {
  hear: (worker: Asker, message: FromWorker) => void;
  /** What it has counted stays counted, and its places are free. */
  ended: (worker: Asker) => void;
  /** One that served has ended by itself. */
  lost: () => void;
}

/** Milliseconds. A worker that takes longer is counted by what it said last. */
const reportPatience = 1_000;

/** `others` are all that can be asked for a report. */
export function answerWorkers(others: () => Iterable<Asker>): Answering {
  const shared = new SharedState(() => performance.now());
  const places = new Map<number, Map<number, () => void>>();
  const counted = new Map<number, object>();
  const endedFigures = {};
  const awaited = new Map<number, (report: object) => void>();
  let asked = 0;

  async function reportOf(worker: Asker): Promise<object | undefined> {
    const number = (asked += 1);
    const { promise, resolve } = Promise.withResolvers<object>();
    awaited.set(number, resolve);
    worker.send({ is: "tell", number });
    const report = await Promise.race([promise, sleep(reportPatience, undefined, { ref: false })]);
    awaited.delete(number);
    const figures: unknown = report && Reflect.get(report, "figures");
    if (typeof figures === "object" && figures !== null) counted.set(worker.number, figures);
    return report;
  }

  async function reports(): Promise<{ live: object[]; ended: object }> {
    const asking = [...others()];
    const told = await Promise.all(asking.map(reportOf));
    const ended = structuredClone(endedFigures);
    const live: object[] = [];
    for (const [place, { number }] of asking.entries()) {
      const report = told[place];
      const figures = counted.get(number);
      // Whoever has ended meanwhile is among those.
      if (figures === undefined) continue;
      if (report === undefined) addNumbers(ended, figures);
      else live.push(report);
    }
    return { live, ended };
  }

  function enter(worker: Asker, number: number, question: Extract<Question, { is: "enter" }>): boolean {
    const leave = shared.enter(question.place, question.client, question.most);
    if (leave === undefined) return false;
    const held = places.get(worker.number) ?? new Map<number, () => void>();
    places.set(worker.number, held.set(number, leave));
    return true;
  }

  function answerTo(worker: Asker, number: number, question: Question): unknown {
    switch (question.is) {
      case "take":
        return shared.take(question.limit, question.client, question.rate);
      case "enter":
        return enter(worker, number, question);
      case "list":
        return shared.listOf(question.name);
      case "add":
        return shared.addTo(question.name, question.value, question.most);
      case "reports":
        return reports();
      default:
        // Of a newer version, which goes by itself then.
        return question satisfies never;
    }
  }

  function answer(worker: Asker, questions: Extract<FromWorker, { is: "asks" }>["questions"]): void {
    const answers: [number, unknown][] = [];
    for (const [number, question] of questions) {
      const value = answerTo(worker, number, question);
      if (value instanceof Promise)
        void value.then((later: unknown) => worker.send({ is: "answers", answers: [[number, later]] }));
      else answers.push([number, value]);
    }
    if (answers.length > 0) worker.send({ is: "answers", answers });
  }

  return {
    hear(worker, message) {
      if (message.is === "asks") answer(worker, message.questions);
      else if (message.is === "left") {
        const held = places.get(worker.number);
        held?.get(message.number)?.();
        held?.delete(message.number);
      } else if (message.is === "counted") counted.set(worker.number, message.figures);
      else if (message.is === "report") awaited.get(message.number)?.(message.report);
    },
    lost() {
      addNumbers(endedFigures, { workersLost: 1 });
    },
    ended({ number }) {
      for (const leave of places.get(number)?.values() ?? []) leave();
      places.delete(number);
      addNumbers(endedFigures, counted.get(number) ?? {});
      counted.delete(number);
    },
  };
}
