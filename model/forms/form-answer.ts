// What the script of a form is told of what it sent.

export interface FormAnswer {
  /** It is stored. */
  isSent: boolean;
  /** By the name of the field. */
  errors: Readonly<Record<string, string>>;
  /** Why it was refused where no field is to blame. */
  problem?: string;
  /** To send it again with. */
  token?: string;
}

/** Undefined for what is no such answer: a proxy's own words, say. */
export function readFormAnswer(given: unknown): FormAnswer | undefined {
  if (typeof given !== "object" || given === null || !("isSent" in given)) return undefined;
  const { isSent } = given;
  if (typeof isSent !== "boolean") return undefined;
  return {
    isSent,
    errors: "errors" in given ? textsIn(given.errors) : {},
    ...("problem" in given && typeof given.problem === "string" && { problem: given.problem }),
    ...("token" in given && typeof given.token === "string" && { token: given.token }),
  };
}

function textsIn(given: unknown): Record<string, string> {
  if (typeof given !== "object" || given === null) return {};
  return Object.fromEntries(
    Object.entries(given).filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
}
