// Files into the uploads, each with what is known of it.

import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import { HttpError } from "../../model/http-error.ts";
import { trimSlashes } from "../../model/text/trim-ends.ts";
import { addMedia, type AddedMedia, type MediaWords } from "../media/add-media.ts";
import { readFocalPoint } from "../media/read-focal-point.ts";
import type { FileOutcome } from "../media/store-file.ts";
import { UsageError, type Command } from "./command.ts";
import { chunksOf } from "./input-files.ts";

const options = {
  to: { type: "string", default: "" },
  alt: { type: "string" },
  credit: { type: "string" },
  caption: { type: "string" },
  focus: { type: "string" },
} as const;

interface Asked {
  files: readonly string[];
  folder: string;
  words: MediaWords;
}

export const mediaCommand: Command = {
  usage: "media add FILE… [--to FOLDER] [--alt TEXT] [--credit TEXT] [--caption TEXT] [--focus X,Y]",
  summary: "bring pictures, documents and clips into the uploads",
  async run(args, { stdout, stderr, openStore, env }) {
    const { files, folder, words } = asked(args);
    const uploadsDir = join(env["DATA_DIR"] || "./data", "uploads");
    const counts: Record<FileOutcome | "refused", number> = { new: 0, replaced: 0, unchanged: 0, refused: 0 };
    const store = await openStore();
    try {
      for (const file of files) {
        try {
          const path = [folder, basename(file)].filter(Boolean).join("/");
          const added = await addMedia({ uploadsDir, store, path, chunks: chunksOf(file), words });
          counts[added.outcome] += 1;
          stdout.write(`${lineOf(added)}\n`);
        } catch (error) {
          counts.refused += 1;
          stderr.write(`${file}: ${reasonOf(error)}\n`);
        }
      }
    } finally {
      await store.close();
    }
    const { new: added, replaced, unchanged, refused } = counts;
    stdout.write(`${added} added, ${replaced} replaced, ${unchanged} unchanged, ${refused} refused\n`);
    return refused > 0 ? 1 : 0;
  },
};

function asked(args: readonly string[]): Asked {
  const { values, positionals } = parsed(args);
  const [verb, ...files] = positionals;
  if (verb !== "add" || files.length === 0) throw new UsageError("needs add and at least one FILE");
  const { alt, credit, caption, focus } = values;
  // Who made them may be said of several at once.
  if (files.length > 1 && [alt, caption, focus].some((given) => given !== undefined)) {
    throw new UsageError("takes --alt, --caption and --focus with one FILE only");
  }
  const words = { alt, credit, caption, focalPoint: focus === undefined ? undefined : pointIn(focus) };
  return {
    files,
    folder: trimSlashes(values.to).replace(/^uploads(?:\/|$)/, ""),
    words: Object.fromEntries(Object.entries(words).filter(([, given]) => given !== undefined)),
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

function pointIn(text: string): ReturnType<typeof readFocalPoint> {
  try {
    return readFocalPoint(text);
  } catch {
    throw new UsageError("takes as --focus two numbers between 0 and 1, e.g. 0.3,0.25");
  }
}

function lineOf({ outcome, path, type, width, height }: AddedMedia): string {
  return [outcome, path, type, ...(width === undefined ? [] : [`${width}x${height}`])].join(" ");
}

/** What the disk or the store says is told as it is: whoever runs the command can do something about it. */
function reasonOf(error: unknown): string {
  if (error instanceof HttpError) return `refused: ${error.message}`;
  return error instanceof Error ? error.message : String(error);
}
