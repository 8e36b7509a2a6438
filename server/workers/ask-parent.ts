// Questions to the parent, all of one turn of the event loop in one message. A parent that does not answer, because it is stopped or older
// than the question, holds up nobody: the worker then goes by what it knows itself.

import type { z } from "zod";
import type { FromWorker, Numbered, Question } from "./messages.ts";

export interface AskParent {
  /** Undefined where no answer came in time. */
  ask: <T>(question: Question, answer: z.ZodType<T>, patience?: number) => Promise<T | undefined>;
  /** As `ask`; tells the number by which the question went. */
  askNumbered: <T>(question: Question, answer: z.ZodType<T>) => Promise<{ number: number; answer: T | undefined }>;
  answered: (answers: readonly Numbered<unknown>[]) => void;
}

/** Milliseconds. The parent has nothing else to do than to answer. */
const usualPatience = 250;

export function askParent(send: (message: FromWorker) => void): AskParent {
  const waiting = new Map<number, (value: unknown) => void>();
  let questions: Numbered<Question>[] = [];
  let asked = 0;

  function sendAll(): void {
    send({ is: "asks", questions });
    questions = [];
  }

  async function put<T>(number: number, question: Question, answer: z.ZodType<T>, patience: number) {
    if (questions.length === 0) setImmediate(sendAll);
    questions.push([number, question]);
    const { promise, resolve } = Promise.withResolvers<unknown>();
    waiting.set(number, resolve);
    const timer = setTimeout(resolve, patience).unref();
    const value = await promise;
    clearTimeout(timer);
    waiting.delete(number);
    return answer.safeParse(value).data;
  }

  return {
    ask: (question, answer, patience = usualPatience) => put((asked += 1), question, answer, patience),
    async askNumbered(question, answer) {
      const number = (asked += 1);
      return { number, answer: await put(number, question, answer, usualPatience) };
    },
    answered(answers) {
      for (const [number, value] of answers) waiting.get(number)?.(value);
    },
  };
}
