import { parseArgs } from "node:util";
import { checkSite, type CheckedSite } from "../check/check-site.ts";
import { countsText, findingsText } from "../check/findings-text.ts";
import { startOwnSite } from "../check/own-site.ts";
import { openParseWorker } from "../import/parse-in-worker.ts";
import { UsageError, type Command, type Surroundings } from "./command.ts";

const usualPages = 10_000;

export const checkCommand: Command = {
  usage: "check [--url URL]",
  summary: "walk the whole site as a reader would, and list what leads nowhere; --json, --pages N",
  async run(args, surroundings) {
    const options = optionsOf(args);
    const checked = await check(options, surroundings);
    const { findings, visited, left } = checked;
    if (options.json) surroundings.stdout.write(`${JSON.stringify(checked, null, 2)}\n`);
    else {
      const beyond = left === 0 ? "" : `, ${left} not: --pages 0 visits all`;
      surroundings.stdout.write(
        `${findingsText(findings)}${countsText(findings)}; ${visited} pages visited${beyond}\n`,
      );
    }
    return findings.length > 0 ? 1 : 0;
  },
};

interface Options {
  url?: string;
  json: boolean;
  mostPages: number;
}

function optionsOf(args: readonly string[]): Options {
  const { values } = readArgs(args);
  const pages = Number(values.pages ?? usualPages);
  if (!Number.isInteger(pages) || pages < 0) throw new UsageError(`--pages must be a number, not ${values.pages}`);
  const url = values.url === undefined ? undefined : URL.parse(values.url);
  if (url === null) throw new UsageError(`--url must be an address such as http://localhost:3000, not ${values.url}`);
  return { url: url?.origin, json: values.json ?? false, mostPages: pages === 0 ? Infinity : pages };
}

function readArgs(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: { url: { type: "string" }, pages: { type: "string" }, json: { type: "boolean" } },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

async function check({ url, mostPages }: Options, surroundings: Surroundings): Promise<CheckedSite> {
  const { openStore, env, now, stderr, programs } = surroundings;
  const store = await openStore();
  const parser = openParseWorker({ file: programs.parseWorker });
  try {
    const own = url === undefined ? await startOwnSite(env, programs.server) : undefined;
    try {
      const onPage = (visited: number) => {
        if (stderr.isTTY === true && visited % 50 === 0) stderr.write(`\r${visited} pages`);
      };
      const site = url ?? own?.url ?? "";
      return await checkSite({ store, parse: parser.parse, site, mostPages, now: now(), onPage });
    } finally {
      await own?.stop();
    }
  } finally {
    if (stderr.isTTY === true) stderr.write("\r\u001B[K");
    await parser.stop();
    await store.close();
  }
}
