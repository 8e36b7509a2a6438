// Sends a news alert: the banner on every page, and the notification to those who asked for its topic. The same as importing the record.

import { randomBytes } from "node:crypto";
import { parseArgs, type ParseArgsConfig } from "node:util";
import { alertLevels } from "../../model/alerts/alert-level.ts";
import { alertTopics, isAlertTopic } from "../../model/alerts/alert-topics.ts";
import { instantOf } from "../../model/time/instant-of.ts";
import { parseRecord } from "../records/parse-record.ts";
import { reasonText } from "../blocks/parse-blocks.ts";
import { UsageError, type Command, type Surroundings } from "./command.ts";
import { hour, hoursIn } from "./hours.ts";

const usualHours = 12;
const mostHours = 7 * 24;

const options = {
  url: { type: "string" },
  topic: { type: "string", multiple: true },
  level: { type: "string" },
  hours: { type: "string" },
  at: { type: "string" },
  withdraw: { type: "string" },
} as const satisfies ParseArgsConfig["options"];

export const alertCommand: Command = {
  usage: 'alert "TEXT" …',
  summary: "send a news alert (--url, --topic, --level, --hours, --at), or take one back (--withdraw ID)",
  async run(args, surroundings) {
    const { values, positionals } = parsed(args);
    if (values.withdraw !== undefined) {
      if (positionals.length > 0) throw new UsageError("takes either TEXT or --withdraw ID");
      return withdraw(values.withdraw, surroundings);
    }
    const [text, ...more] = positionals;
    if (text === undefined || more.length > 0)
      throw new UsageError('needs the TEXT of the alert, in quotation marks: "…"');
    return send(recordOf(text, values, surroundings.now()), surroundings);
  },
};

type Values = ReturnType<typeof parsed>["values"];

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function recordOf(text: string, { url, topic = [], level, hours, at }: Values, now: number) {
  const unknown = topic.find((id) => !isAlertTopic(id));
  if (unknown !== undefined) {
    throw new UsageError(`knows no topic ${unknown}; they are ${alertTopics.map(({ id }) => id).join(", ")}`);
  }
  if (level !== undefined && !alertLevels.some((known) => known === level)) {
    throw new UsageError(`knows no level ${level}; they are ${alertLevels.join(", ")}`);
  }
  const from = at === undefined ? now : instantOf(at);
  if (from === undefined) throw new UsageError(`takes a TIME such as 2026-11-15T18:00:00Z, not ${at}`);
  return {
    type: "alert",
    id: `${new Date(now).toISOString().slice(0, 10)}-${randomBytes(4).toString("hex")}`,
    text,
    url,
    level,
    topics: topic,
    publication_date: new Date(from).toISOString(),
    expires: new Date(from + hoursIn(hours ?? String(usualHours), mostHours) * hour).toISOString(),
  };
}

async function send(record: ReturnType<typeof recordOf>, { openStore, stdout, stderr, now }: Surroundings) {
  const ready = parseRecord(JSON.stringify(record));
  if (!("ok" in ready)) {
    const reasons = "refused" in ready ? ready.refused.reasons.map(reasonText) : [];
    throw new Error(`the alert was refused: ${reasons.join("; ")}`);
  }
  const store = await openStore();
  try {
    await store.write([{ put: ready.ok }]);
    const isLater = record.publication_date > new Date(now()).toISOString();
    stdout.write(`${record.id}\n`);
    stderr.write(
      `${isLater ? `Goes out at ${record.publication_date}` : "Is out"}, until ${record.expires}. Take it back with: alert --withdraw ${record.id}\n`,
    );
    return 0;
  } finally {
    await store.close();
  }
}

async function withdraw(id: string, { openStore, stderr }: Surroundings): Promise<number> {
  const store = await openStore();
  try {
    const { stored } = await store.write([{ remove: { type: "alert", id } }]);
    if (stored === 0) throw new Error(`there is no alert ${id}`);
    stderr.write("Taken back. What has reached a device already stays there.\n");
    return 0;
  } finally {
    await store.close();
  }
}
