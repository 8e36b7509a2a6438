// Files into the uploads, each with what is known of it; and all of them from the folder into the object store, or back.

import { basename } from "node:path";
import { parseArgs } from "node:util";
import { HttpError } from "../../model/http-error.ts";
import { trimSlashes } from "../../model/text/trim-ends.ts";
import { openMedia, uploadsDir } from "../media/open-media.ts";
import { addMedia, type AddedMedia, type MediaWords } from "../media/add-media.ts";
import { readFocalPoint } from "../media/read-focal-point.ts";
import type { FileOutcome } from "../media/store-file.ts";
import { UsageError, type Command, type Surroundings } from "./command.ts";
import { chunksOf } from "./input-files.ts";

const options = {
  to: { type: "string", default: "" },
  alt: { type: "string" },
  credit: { type: "string" },
  caption: { type: "string" },
  focus: { type: "string" },
  back: { type: "boolean" },
} as const;

interface Asked {
  files: readonly string[];
  folder: string;
  words: MediaWords;
}

export const mediaCommand: Command = {
  usage:
    "media add FILE… [--to FOLDER] [--alt TEXT] [--credit TEXT] [--caption TEXT] [--focus X,Y] | media move [--back]",
  summary: "bring pictures, documents and clips into the uploads; copy DATA_DIR/uploads to MEDIA_URL, or back",
  async run(args, surroundings) {
    if (args[0] === "move") return move(args, surroundings);
    const { stdout, stderr, openStore, env } = surroundings;
    const { files, folder, words } = asked(args);
    const media = openMedia(env);
    const counts: Record<FileOutcome | "refused", number> = { new: 0, replaced: 0, unchanged: 0, refused: 0 };
    const store = await openStore();
    try {
      for (const file of files) {
        try {
          const path = [folder, basename(file)].filter(Boolean).join("/");
          const added = await addMedia({ media, store, path, chunks: chunksOf(file), words });
          counts[added.outcome] += 1;
          stdout.write(`${lineOf(added)}\n`);
        } catch (error) {
          counts.refused += 1;
          stderr.write(`${file}: ${reasonOf(error)}\n`);
        }
      }
    } finally {
      media.close();
      await store.close();
    }
    const { new: added, replaced, unchanged, refused } = counts;
    stdout.write(`${added} added, ${replaced} replaced, ${unchanged} unchanged, ${refused} refused\n`);
    return refused > 0 ? 1 : 0;
  },
};

/** What is there already is passed over: whoever was stopped goes on where it was. */
async function move(args: readonly string[], { stdout, env }: Surroundings): Promise<number> {
  const { values, positionals } = parsed(args);
  if (positionals.length > 1) throw new UsageError("takes no FILE with move");
  if (!env["MEDIA_URL"]) throw new UsageError("needs MEDIA_URL, which names the object store");
  const folder = uploadsDir(env["DATA_DIR"] || "./data");
  const media = openMedia(env);
  try {
    const { copied, unchanged } = await (values.back === true ? media.copyTo(folder) : media.copyFrom(folder));
    stdout.write(`${copied} copied, ${unchanged} there before\n`);
  } finally {
    media.close();
  }
  return 0;
}

function asked(args: readonly string[]): Asked {
  const { values, positionals } = parsed(args);
  const [verb, ...files] = positionals;
  if (verb !== "add" || files.length === 0) throw new UsageError("needs add and at least one FILE, or move");
  if (values.back !== undefined) throw new UsageError("takes --back with move only");
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
