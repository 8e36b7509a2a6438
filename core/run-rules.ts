// Runs the named page-loading rules one after another, in the order given (LOAD-06).

import { HttpError } from "../model/http-error.ts";

export type Rule<Context> = (context: Context) => void | Promise<void>;

export async function runRules<Context>(
  names: readonly string[],
  rules: Readonly<Record<string, Rule<Context>>>,
  context: Context,
): Promise<void> {
  for (const name of names) {
    const rule = Object.hasOwn(rules, name) ? rules[name] : undefined;
    if (rule === undefined) throw new HttpError("Unknown middleware", 500);
    await rule(context);
  }
}
