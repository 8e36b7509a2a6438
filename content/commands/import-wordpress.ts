import { createReadStream, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { importRecords } from "../import/import-records.ts";
import { gapText, refusalText, warningText } from "../import/report-text.ts";
import { attachmentOf, mediaLookup, type Attachment } from "../wordpress/media.ts";
import { readWxr, type WxrAuthor, type WxrItem, type WxrTerm } from "../wordpress/read-wxr.ts";
import { personOf, recordOf, termRecord } from "../wordpress/records-of.ts";
import { UsageError, type Command } from "./command.ts";

const mediaList = "wordpress-media.tsv";

export const importWordpressCommand: Command = {
  usage: "import-wordpress FILE",
  summary: "store the posts and pages of a WordPress export",
  async run(args, { openStore, stdout, stderr, env }) {
    const [file, ...more] = args;
    if (file === undefined || more.length > 0 || file.startsWith("-"))
      throw new UsageError("needs one FILE, an export of WordPress");
    // Posts name authors and pictures that may stand further down: the file is read twice, never held.
    const { authors, attachments, terms } = await named(file);
    const copies = new Map<string, string>();
    const left = new Map<string, number>();
    const media = mediaLookup(attachments, copies);
    const tell = (item: string, what: string) => {
      left.set(what, (left.get(what) ?? 0) + 1);
      stderr.write(`${file}: ${item}: left out ${what}\n`);
    };

    async function* lines(): AsyncGenerator<Uint8Array> {
      for (const record of [...[...authors.values()].map(personOf), ...[...terms.values()].map(termRecord)]) {
        if (record !== undefined) yield line(record);
      }
      for await (const item of itemsIn(file ?? "")) {
        const record = recordOf(item, { authors, media, tell });
        if (record !== undefined) yield line(record);
      }
    }

    const store = await openStore();
    try {
      const { stored, unchanged, refused } = await importRecords(store, lines(), {
        refusal: (number, refusal) => stderr.write(`${refusalText(file, number, refusal)}\n`),
        gap: (number, record, gap) => stderr.write(`${gapText(file, number, record, gap)}\n`),
        warning: (number, record, text) => stderr.write(`${warningText(file, number, record, text)}\n`),
        progress: () => {},
      });
      stdout.write(`${stored} stored, ${unchanged} unchanged, ${refused} refused\n`);
      for (const [what, count] of left) stdout.write(`left out ${count} times: ${what}\n`);
      if (copies.size > 0) {
        const list = resolve(env["DATA_DIR"] || "data", mediaList);
        writeFileSync(list, [...copies].map(([here, there]) => `${there}\t${here}\n`).join(""));
        stdout.write(
          `${copies.size} pictures and files to copy into ${resolve(env["DATA_DIR"] || "data")}, listed in ${list}\n`,
        );
      }
      return refused > 0 ? 1 : 0;
    } finally {
      await store.close();
    }
  },
};

const line = (record: object) => Buffer.from(`${JSON.stringify(record)}\n`);

const entriesIn = (file: string) => readWxr(createReadStream(file, { highWaterMark: 256 * 1024 }));

async function* itemsIn(file: string): AsyncGenerator<WxrItem> {
  for await (const entry of entriesIn(file)) if ("item" in entry) yield entry.item;
}

async function named(file: string) {
  const authors = new Map<string, WxrAuthor>();
  const attachments = new Map<string, Attachment>();
  const terms = new Map<string, WxrTerm>();
  for await (const entry of entriesIn(file)) {
    if ("author" in entry) authors.set(entry.author.login, entry.author);
    else {
      const attachment = attachmentOf(entry.item);
      if (attachment !== undefined) attachments.set(attachment.id, attachment);
      else for (const term of entry.item.terms) terms.set(`${term.domain} ${term.slug}`, term);
    }
  }
  return { authors, attachments, terms };
}
