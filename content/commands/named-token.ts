// Tokens of one's own, from the command line: made, listed, and revoked one by one.

import { parseArgs } from "node:util";
import type { NamedToken, TokenMaker } from "../store/tokens/token-store.ts";
import type { Store } from "../store/store.ts";
import { readAskedToken, tokenDays } from "../tokens/asked-token.ts";
import { scopeWords } from "../tokens/token-scope.ts";
import { tokenState } from "../tokens/token-state.ts";
import { UsageError, type Surroundings } from "./command.ts";
import { hour } from "./hours.ts";

const maker: TokenMaker = { person: "", name: "command line" };

const options = {
  kinds: { type: "string" },
  sections: { type: "string" },
  read: { type: "boolean" },
  write: { type: "boolean" },
  expires: { type: "string", default: `${tokenDays.usual}d` },
} as const;

type Act = (store: Store, args: readonly string[], around: Surroundings) => Promise<number>;

export const namedTokenActs: Readonly<Record<string, Act>> = { new: make, list, revoke };

async function make(store: Store, args: readonly string[], { stdout, stderr, now }: Surroundings): Promise<number> {
  const { values, positionals } = readArgs(args);
  const [name, ...more] = positionals;
  if (name === undefined || more.length > 0) throw new UsageError("new needs one NAME");
  if (values.read === values.write) throw new UsageError("new needs either --read or --write, which reads as well");
  const asked = readAskedToken(
    {
      name,
      kinds: values.kinds?.split(",") ?? [],
      sections: values.sections?.split(",") ?? [],
      mayWrite: values.write === true,
      expiresAt: now() + millisecondsIn(values.expires),
    },
    now(),
  );
  if ("faults" in asked) {
    const faults = Object.entries(asked.faults).map(([field, fault]) => `${optionOf(field)} ${fault}`);
    throw new UsageError(faults.join("; "));
  }
  const made = await store.tokens.make(asked.token, maker);
  if (made === undefined) throw new Error(`another token is called ${asked.token.name}: revoke it first`);
  stdout.write(`${made.token}\n`);
  const until = new Date(asked.token.expiresAt).toISOString();
  stderr.write(`Shown this once. ${scopeWords(asked.token.scope)}, until ${until}; the log calls it ${made.id}.\n`);
  return 0;
}

async function list(store: Store, args: readonly string[], { stdout, now }: Surroundings): Promise<number> {
  if (args.length > 0) throw new UsageError("list takes nothing");
  for (const token of await store.tokens.list()) stdout.write(`${lineOf(token, now())}\n`);
  return 0;
}

async function revoke(store: Store, args: readonly string[], { stderr }: Surroundings): Promise<number> {
  const [which, ...more] = args;
  if (which === undefined || more.length > 0) throw new UsageError("revoke needs one NAME or ID");
  const found = (await store.tokens.list()).find(
    ({ id, name, revokedAt }) => revokedAt === null && (id === which || name === which),
  );
  const revoked = found && (await store.tokens.revoke(found.id, maker));
  if (revoked === undefined) throw new Error(`there is no token ${which} that holds; \`token list\` names them`);
  stderr.write(`${revoked} opens nothing any more.\n`);
  return 0;
}

function lineOf(token: NamedToken, now: number): string {
  const used = token.usedAt === null ? "never used" : `last used ${dateWords(token.usedAt)}`;
  const until = `until ${dateWords(token.expiresAt)}`;
  return [token.id, token.name, scopeWords(token.scope), until, used, tokenState(token, now)].join("\t");
}

const dateWords = (at: number) => new Date(at).toISOString();

const optionOf = (field: string) => (field === "name" ? "NAME" : field === "expiresAt" ? "--expires" : `--${field}`);

function millisecondsIn(text: string): number {
  const [, count = "0", unit] = /^(\d{1,5})([dh])$/.exec(text) ?? [];
  if (unit === undefined) throw new UsageError(`--expires takes days or hours, such as 90d or 12h, not ${text}`);
  return Number(count) * (unit === "d" ? 24 * hour : hour);
}

function readArgs(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
