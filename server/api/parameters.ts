// Reads the parameters of a call. What cannot be read is refused by name, so that whoever called knows what to mend.

import { HttpError } from "../../model/http-error.ts";

/** Answered as a 400; the message begins with the parameter's name. */
export function badParameter(name: string, problem: string): HttpError {
  return new HttpError(`${name} ${problem}`, 400);
}

interface WholeNumber {
  usual: number;
  /** More than this is answered with this much. */
  most?: number;
}

const longestShown = 40;

export function wholeParameter(query: URLSearchParams, name: string, { usual, most = 999_999 }: WholeNumber): number {
  const given = query.get(name)?.trim();
  if (!given) return usual;
  if (!/^\d{1,9}$/.test(given)) {
    throw badParameter(name, `must be a whole number, not “${given.slice(0, longestShown)}”`);
  }
  return Math.min(Number(given), most);
}

export function textParameter(query: URLSearchParams, name: string, longest: number): string {
  const given = query.get(name)?.trim() ?? "";
  if (given === "") throw badParameter(name, "is missing");
  if (given.length > longest) throw badParameter(name, `must not be longer than ${longest} characters`);
  return given;
}

export function choiceParameter<T extends string>(
  query: URLSearchParams,
  name: string,
  choices: readonly T[],
): T | undefined {
  const given = query.get(name)?.trim();
  if (!given) return undefined;
  const chosen = choices.find((choice) => choice === given);
  if (chosen === undefined) throw badParameter(name, `must be one of ${choices.join(", ")}`);
  return chosen;
}
