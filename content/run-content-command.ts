// The commands on content, and which of them an invocation asks for.

import { alertCommand } from "./commands/alert.ts";
import { backupCommand } from "./commands/backup.ts";
import { checkCommand } from "./commands/check.ts";
import { UsageError, type Command, type Programs, type Surroundings } from "./commands/command.ts";
import { deskCommand } from "./commands/desk.ts";
import { exportCommand } from "./commands/export.ts";
import { importCommand } from "./commands/import.ts";
import { importGhostCommand } from "./commands/import-ghost.ts";
import { importNinjsCommand } from "./commands/import-ninjs.ts";
import { importWordpressCommand } from "./commands/import-wordpress.ts";
import { mediaCommand } from "./commands/media.ts";
import { prepareCommand } from "./commands/prepare.ts";
import { previewCommand } from "./commands/preview.ts";
import { redirectsCommand } from "./commands/redirects.ts";
import { restoreCommand } from "./commands/restore.ts";
import { submissionsCommand, subscribersCommand } from "./commands/submissions.ts";
import { revisionsCommand } from "./commands/revisions.ts";
import { statsCommand } from "./commands/stats.ts";
import { tokenCommand } from "./commands/token.ts";
import { validateCommand } from "./commands/validate.ts";
import { webhookCommand } from "./commands/webhook.ts";
import { hostsOfSettings } from "../model/addresses/own-hosts.ts";
import { listedSources } from "../model/pictures/image-sources.server.ts";
import { openStore } from "./store/open-store.ts";
import { systemUser } from "./store/system-user.ts";

const commands = new Map<string, Command>([
  ["import", importCommand],
  ["import-wordpress", importWordpressCommand],
  ["import-ghost", importGhostCommand],
  ["import-ninjs", importNinjsCommand],
  ["export", exportCommand],
  ["validate", validateCommand],
  ["prepare", prepareCommand],
  ["check", checkCommand],
  ["stats", statsCommand],
  ["redirects", redirectsCommand],
  ["media", mediaCommand],
  ["revisions", revisionsCommand],
  ["alert", alertCommand],
  ["webhook", webhookCommand],
  ["preview", previewCommand],
  ["token", tokenCommand],
  ["desk", deskCommand],
  ["submissions", submissionsCommand],
  ["subscribers", subscribersCommand],
  ["backup", backupCommand],
  ["restore", restoreCommand],
]);

function helpText(): string {
  const lines = [...commands.values()].map(({ usage, summary }) => `  content ${usage.padEnd(20)} ${summary}`);
  return [
    "Usage:",
    ...lines,
    "",
    "FILE is NDJSON, one record a line; - is standard input.",
    "The store is SQLite in DATA_DIR (default ./data), or PostgreSQL at DATABASE_URL.",
    "Exit status: 0 done, 1 something was refused or failed, 2 wrong usage.",
    "",
  ].join("\n");
}

async function run(args: readonly string[], surroundings: Surroundings): Promise<number> {
  const [name, ...rest] = args;
  if (args.includes("--help") || args.includes("-h")) {
    surroundings.stdout.write(helpText());
    return 0;
  }
  const command = name === undefined ? undefined : commands.get(name);
  if (command === undefined) {
    surroundings.stderr.write(
      `content: ${name === undefined ? "no command given" : `no command ${name}`}\n\n${helpText()}`,
    );
    return 2;
  }
  try {
    return await command.run(rest, surroundings);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    surroundings.stderr.write(`content ${name}: ${message}\n`);
    return error instanceof UsageError ? 2 : 1;
  }
}

/** Resolves to the exit status. */
export function runContentCommand(args: readonly string[], programs: Programs): Promise<number> {
  const { env, stdin, stdout, stderr } = process;
  return run(args, {
    stdin,
    stdout,
    stderr,
    openStore: () =>
      openStore({
        dataDir: env.DATA_DIR || "./data",
        databaseUrl: env.DATABASE_URL || undefined,
        ownHosts: { hosts: hostsOfSettings(env.SITE_ORIGIN, env.OWN_HOSTS), areAll: false },
        imageSources: { sources: listedSources(env.IMAGE_SOURCES), areAll: false },
        opener: { who: systemUser(), way: args[0] ?? "content" },
      }),
    env,
    now: Date.now,
    programs,
  });
}
