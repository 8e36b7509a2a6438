// The people of the desk, from the command line: how the first of them comes in.

import { parseArgs } from "node:util";
import { isRole, roles } from "../../model/desk/roles.ts";
import { invitationLink } from "../../model/desk/invitation-link.ts";
import { UsageError, type Command } from "./command.ts";
import { originOf } from "./origin.ts";

const options = { role: { type: "string" }, email: { type: "string" } } as const;

export const deskCommand: Command = {
  usage: "desk invite NAME [--role ROLE] [--email ADDRESS] | desk list",
  summary: `invite somebody to the desk as ${roles.join(", ")}; list who is there`,
  async run(args, surroundings) {
    const { values, positionals } = readArgs(args);
    const [act, name, ...more] = positionals;
    const isInvite = act === "invite" && name !== undefined && more.length === 0;
    if (!isInvite && !(act === "list" && name === undefined)) throw new UsageError("needs invite NAME, or list");
    const { role, email } = values;
    if (role !== undefined && !isRole(role))
      throw new UsageError(`knows no role ${role}; they are ${roles.join(", ")}`);
    const store = await surroundings.openStore();
    try {
      const people = await store.desk.people.list();
      if (!isInvite) {
        for (const person of people) {
          const state = person.endedAt === null ? person.role : "gone";
          surroundings.stdout.write(`${person.name}\t${person.email ?? "-"}\t${state}\t${person.passkeys} passkeys\n`);
        }
        return 0;
      }
      // Somebody who is there gets a new way in, and stays what they are.
      const known = people.find((person) => person.name === name && person.endedAt === null);
      if (known !== undefined && role !== undefined && role !== known.role) {
        throw new Error(`${name} is at the desk already, as ${known.role}: an admin changes that there`);
      }
      const person =
        known ??
        (await store.desk.people.add({ name, role: role ?? "reporter", ...(email !== undefined && { email }) }));
      const { secret, until } = await store.desk.people.invite(person.id);
      await store.desk.log.note({ person: "", name: "command line", act: "invited", subject: `person/${person.id}` });
      surroundings.stdout.write(`${invitationLink(originOf(surroundings), secret)}\n`);
      surroundings.stderr.write(`For ${name}, ${person.role}: good once, until ${new Date(until).toISOString()}.\n`);
      return 0;
    } finally {
      await store.close();
    }
  },
};

function readArgs(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}
