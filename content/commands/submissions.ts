// What readers sent in, and who is on the mailing lists, as lines of JSON.

import { once } from "node:events";
import { formSecret } from "../list-links.ts";
import { submissionLines, subscriberLines } from "../submission-lines.ts";
import type { Store } from "../store/store.ts";
import { UsageError, type Command, type Surroundings } from "./command.ts";
import { originOf } from "./origin.ts";

async function write(
  { stdout, openStore }: Surroundings,
  lines: (store: Store) => Promise<AsyncIterable<string>>,
): Promise<number> {
  const store = await openStore();
  try {
    for await (const line of await lines(store)) {
      if (!stdout.write(line)) await once(stdout, "drain");
    }
    return 0;
  } finally {
    await store.close();
  }
}

export const submissionsCommand: Command = {
  usage: "submissions [KIND]",
  summary: "write what readers sent in: contact, newsletter, or both",
  async run(args, surroundings) {
    const [kind, ...more] = args;
    if (more.length > 0) throw new UsageError("takes at most one KIND");
    if (kind !== undefined && kind !== "contact" && kind !== "newsletter") {
      throw new UsageError(`knows no kind ${kind}; they are contact, newsletter`);
    }
    return write(surroundings, async ({ mail }) => submissionLines(mail, kind));
  },
};

export const subscribersCommand: Command = {
  usage: "subscribers [LIST]",
  summary: "write who is on the mailing lists, with the links that stop them",
  async run(args, surroundings) {
    const [list, ...more] = args;
    if (more.length > 0) throw new UsageError("takes at most one LIST");
    return write(surroundings, async (store) => {
      const secret = surroundings.env["FORM_SECRET"] || (await store.secret(formSecret));
      return subscriberLines(store.mail, { origin: originOf(surroundings), secret, now: surroundings.now() }, list);
    });
  },
};
