import { once } from "node:events";
import { brand } from "../../model/brand.ts";
import { ninjsOfStory } from "../ninjs/ninjs-of-story.ts";
import { isRecordType, kinds } from "../records/kinds.ts";
import { parseRecord } from "../records/parse-record.ts";
import type { Store } from "../store/store.ts";
import { UsageError, type Command, type Surroundings } from "./command.ts";

const ninjsOption = "--ninjs";

export const exportCommand: Command = {
  usage: "export [TYPE] | export --ninjs",
  summary: "write the records, as they came, to standard output; or every story as ninjs, one item a line",
  async run(args, surroundings) {
    const [type, ...more] = args;
    if (more.length > 0) throw new UsageError("takes at most one TYPE");
    if (type !== undefined && type !== ninjsOption && !isRecordType(type)) {
      throw new UsageError(`knows no type ${type}; the types are ${Object.keys(kinds).toSorted().join(", ")}`);
    }
    const { stdout } = surroundings;
    const store = await surroundings.openStore();
    try {
      const lines = type === ninjsOption ? ninjsLines(store, surroundings) : store.sources(type);
      for await (const line of lines) {
        if (!stdout.write(`${line}\n`)) await once(stdout, "drain");
      }
    } finally {
      await store.close();
    }
    return 0;
  },
};

/** Also of stories that are not published: they say so. */
async function* ninjsLines(store: Store, { env, now, stderr }: Surroundings): AsyncGenerator<string> {
  const origin = (env["SITE_ORIGIN"] || `https://${brand.domain}`).replace(/\/$/, "");
  const home = { origin, language: brand.language, publisher: brand.name, now: now() };
  for await (const source of store.sources("article")) {
    const parsed = parseRecord(source);
    if (!("ok" in parsed)) continue;
    const story = JSON.parse(parsed.ok.doc);
    const tell = (what: string) => stderr.write(`article/${story.id}: left out ${what}\n`);
    yield JSON.stringify(ninjsOfStory(story, { ...home, tell }));
  }
}
