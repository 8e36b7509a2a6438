// A token for a machine or a colleague: one's own, with a name, a scope and an end, that can be revoked; or one that may do one thing until it ends.

import { accessScopes, accessSecret, isAccessScope, signAccess } from "../access-token.ts";
import { tokenId } from "../signed-token.ts";
import type { Store } from "../store/store.ts";
import { UsageError, type Command, type Surroundings } from "./command.ts";
import { hour, hoursIn } from "./hours.ts";
import { namedTokenActs } from "./named-token.ts";

const usualHours = 30 * 24;
const mostHours = 366 * 24;

export const tokenCommand: Command = {
  usage: "token ACT …",
  summary: `new NAME --kinds K,K|all --sections S,S|all --read|--write [--expires 90d], list, revoke NAME; or for ${accessScopes.join(", ")} [HOURS]`,
  async run(args, surroundings) {
    const [first = "", ...rest] = args;
    const act = Object.hasOwn(namedTokenActs, first) ? namedTokenActs[first] : undefined;
    const store = await surroundings.openStore();
    try {
      return await (act === undefined ? sign(store, args, surroundings) : act(store, rest, surroundings));
    } finally {
      await store.close();
    }
  },
};

async function sign(
  store: Store,
  args: readonly string[],
  { stdout, stderr, env, now }: Surroundings,
): Promise<number> {
  const [scope, hours = String(usualHours), ...more] = args;
  if (scope === undefined || more.length > 0) throw new UsageError("needs new, list, revoke, or a SCOPE and HOURS");
  if (!isAccessScope(scope)) throw new UsageError(`knows no scope ${scope}; they are ${accessScopes.join(", ")}`);
  const until = now() + hoursIn(hours, mostHours) * hour;
  const secret = env["ACCESS_SECRET"] || (await store.secret(accessSecret));
  const token = signAccess(scope, until, secret);
  stdout.write(`${token}\n`);
  stderr.write(`Good until ${new Date(until).toISOString()}; the log calls it ${tokenId(token)}.\n`);
  return 0;
}
