// A token for a machine or a colleague: the one who holds it may do one thing until it ends.

import { accessScopes, accessSecret, isAccessScope, signAccess } from "../access-token.ts";
import { tokenId } from "../signed-token.ts";
import { UsageError, type Command } from "./command.ts";
import { hour, hoursIn } from "./hours.ts";

const usualHours = 30 * 24;
const mostHours = 366 * 24;

export const tokenCommand: Command = {
  usage: "token SCOPE [HOURS]",
  summary: `write a token for ${accessScopes.join(", ")}, good for ${usualHours} hours`,
  async run(args, { stdout, stderr, openStore, env, now }) {
    const [scope, hours = String(usualHours), ...more] = args;
    if (scope === undefined || more.length > 0) throw new UsageError("needs a SCOPE, and may be given HOURS");
    if (!isAccessScope(scope)) throw new UsageError(`knows no scope ${scope}; they are ${accessScopes.join(", ")}`);
    const until = now() + hoursIn(hours, mostHours) * hour;
    const store = await openStore();
    try {
      const secret = env["ACCESS_SECRET"] || (await store.secret(accessSecret));
      const token = signAccess(scope, until, secret);
      stdout.write(`${token}\n`);
      stderr.write(`Good until ${new Date(until).toISOString()}; the log calls it ${tokenId(token)}.\n`);
      return 0;
    } finally {
      await store.close();
    }
  },
};
