import { expect, it } from "vitest";
import type { ToWorker } from "../workers/messages.ts";
import { answerWorkers } from "./answer-workers.ts";

const rate = { burst: 3, perSecond: 0.001 };

/** Workers that answer at once what they are asked. */
function team(count: number) {
  const workers = Array.from({ length: count }, (_, index) => {
    const heard: ToWorker[] = [];
    const worker = {
      number: index + 1,
      figures: { cachedAnswers: 0, answers: { "2xx": 0 }, waits: [0, 0] },
      isSilent: false,
      heard,
      answers: () => heard.flatMap((message) => (message.is === "answers" ? message.answers : [])),
      send(message: ToWorker): void {
        heard.push(message);
        if (message.is !== "tell" || worker.isSilent) return;
        const report = { worker: worker.number, figures: structuredClone(worker.figures) };
        answering.hear(worker, { is: "report", number: message.number, report });
      },
    };
    return worker;
  });
  const opened = new Set(workers);
  const answering = answerWorkers(() => opened);
  const end = (worker: (typeof workers)[number]) => {
    opened.delete(worker);
    answering.ended(worker);
  };
  return { workers, answering, end };
}

it("a limit is one for all workers, and the answers to one message come in one", () => {
  const { workers, answering } = team(2);
  const take = { is: "take", limit: "renders", client: "a", rate } as const;
  for (const worker of workers) {
    answering.hear(worker, {
      is: "asks",
      questions: [
        [1, take],
        [2, take],
      ],
    });
  }
  const [first, second] = workers;
  expect(first?.heard).toEqual([
    {
      is: "answers",
      answers: [
        [1, 0],
        [2, 0],
      ],
    },
  ]);
  expect(second?.answers()).toEqual([
    [1, 0],
    [2, expect.any(Number)],
  ]);
  expect(second?.answers()[1]?.[1]).toBeGreaterThan(0);
});

it("places of a worker that ended are free again, and so is one that was left", () => {
  const { workers, answering, end } = team(2);
  const [first, second] = workers;
  if (first === undefined || second === undefined) throw new Error("no workers");
  const enter = (number: number) =>
    ({ is: "asks", questions: [[number, { is: "enter", place: "streams", client: "a", most: 2 }]] }) as const;
  answering.hear(first, enter(1));
  answering.hear(second, enter(1));
  answering.hear(second, enter(2));
  expect(second.answers()).toEqual([
    [1, true],
    [2, false],
  ]);
  answering.hear(second, { is: "left", number: 1 });
  answering.hear(second, enter(3));
  answering.hear(second, enter(4));
  end(first);
  answering.hear(second, enter(5));
  expect(second.answers().slice(2)).toEqual([
    [3, true],
    [4, false],
    [5, true],
  ]);
});

it("lists are the same for all, newest first", () => {
  const { workers, answering } = team(2);
  const [first, second] = workers;
  if (first === undefined || second === undefined) throw new Error("no workers");
  for (const value of ["a", "b", "c"])
    answering.hear(first, { is: "asks", questions: [[1, { is: "add", name: "thread", value, most: 2 }]] });
  answering.hear(second, { is: "asks", questions: [[7, { is: "list", name: "thread" }]] });
  expect(second.answers()).toEqual([[7, ["c", "b"]]]);
});

it("what a worker counted stays counted when it ends or says nothing", async () => {
  const { workers, answering, end } = team(3);
  const [first, second, third] = workers;
  if (first === undefined || second === undefined || third === undefined) throw new Error("no workers");
  first.figures = { cachedAnswers: 5, answers: { "2xx": 1 }, waits: [1, 0] };
  answering.hear(first, { is: "counted", figures: first.figures, connections: 0 });
  end(first);
  answering.hear(second, {
    is: "counted",
    figures: { cachedAnswers: 7, answers: { "2xx": 2 }, waits: [0, 2] },
    connections: 0,
  });
  second.isSilent = true;
  answering.hear(third, { is: "asks", questions: [[9, { is: "reports" }]] });
  await expect
    .poll(() => third.answers())
    .toEqual([
      [
        9,
        {
          live: [{ worker: 3, figures: third.figures }],
          ended: { cachedAnswers: 12, answers: { "2xx": 3 }, waits: [1, 2] },
        },
      ],
    ]);
});
