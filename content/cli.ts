// The content command: `npm run content -- import FILE…` and the like. See docs/content.md.

import { alertCommand } from "./commands/alert.ts";
import { backupCommand } from "./commands/backup.ts";
import { checkCommand } from "./commands/check.ts";
import { UsageError, type Command, type Surroundings } from "./commands/command.ts";
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

async function main(args: readonly string[], surroundings: Surroundings): Promise<number> {
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

const beside = (file: string) => new URL(file, import.meta.url);

// `export | head` ends the reader early: that is no failure.
process.stdout.on("error", (error: NodeJS.ErrnoException) => process.exit(error.code === "EPIPE" ? 0 : 1));

process.exitCode = await main(process.argv.slice(2), {
  stdin: process.stdin,
  stdout: process.stdout,
  stderr: process.stderr,
  openStore: () =>
    openStore({
      dataDir: process.env.DATA_DIR || "./data",
      databaseUrl: process.env.DATABASE_URL || undefined,
      ownHosts: { hosts: hostsOfSettings(process.env.SITE_ORIGIN, process.env.OWN_HOSTS), areAll: false },
      imageSources: { sources: listedSources(process.env.IMAGE_SOURCES), areAll: false },
      opener: { who: systemUser(), way: process.argv[2] ?? "content" },
    }),
  env: process.env,
  now: Date.now,
  programs: import.meta.env?.PROD
    ? { parseWorker: beside("parse-worker.js"), server: beside("main.js") }
    : { parseWorker: beside("import/parse-worker.ts"), server: beside("../dist/server/main.js") },
});
