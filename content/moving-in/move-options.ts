// What can be said on the command line of an import from another system, the same for all of them.

import { parseArgs } from "node:util";
import { UsageError } from "../commands/command.ts";

export interface MoveOptions {
  files: string[];
  /** What the ids of its records begin with. */
  name: string | undefined;
  /** Where it stood, for exports that do not say so. */
  site: string | undefined;
  /** How the addresses of its posts are made, for exports that do not say so. */
  permalink: string | undefined;
  /** What stories without one are filed under. */
  section: string | undefined;
  /** Which types of posts are stories beside posts; without it those that had pages. */
  postTypes: readonly string[] | undefined;
  /** Where pictures and files come from; nothing: they are only listed. */
  media:
    | { from: "web"; atOnce: number; pause: number; mayCallInside: boolean }
    | { from: "folder"; dir: string }
    | undefined;
  /** In bytes, of one picture or file. */
  mostBytes: number;
}

export const moveUsage =
  "[--name NAME] [--fetch-media [--at-once N] [--pause MS] [--allow-inside] | --media-dir DIR] [--most-mb N]";

export function moveOptions(args: readonly string[]): MoveOptions {
  const { values, positionals } = parsed(args);
  if (positionals.length === 0) throw new UsageError("needs a FILE");
  if (values["fetch-media"] === true && values["media-dir"] !== undefined) {
    throw new UsageError("takes --fetch-media or --media-dir, not both");
  }
  const name = values.name;
  if (name !== undefined && !/^[a-z0-9][a-z0-9-]{0,60}$/.test(name)) {
    throw new UsageError("takes a NAME of small letters, digits and hyphens");
  }
  const site = values.site;
  if (site !== undefined && !/^https?:$/.test(URL.parse(site)?.protocol ?? "")) {
    throw new UsageError("takes a whole address for --site, such as https://www.example.com");
  }
  return {
    files: positionals,
    name,
    site,
    permalink: values.permalink,
    section: values.section,
    postTypes: typesIn(values["post-types"]),
    media: mediaOf(values),
    mostBytes: whole(values["most-mb"], "--most-mb", 50) * 1024 * 1024,
  };
}

function parsed(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        name: { type: "string" },
        site: { type: "string" },
        permalink: { type: "string" },
        section: { type: "string" },
        "post-types": { type: "string" },
        "fetch-media": { type: "boolean" },
        "media-dir": { type: "string" },
        "allow-inside": { type: "boolean" },
        "at-once": { type: "string" },
        pause: { type: "string" },
        "most-mb": { type: "string" },
      },
    });
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error));
  }
}

/** `none` for none. */
function typesIn(text: string | undefined): string[] | undefined {
  const types = text?.split(",").map((type) => type.trim());
  if (types?.some((type) => !/^[\w-]{1,60}$/.test(type)) === true) {
    throw new UsageError("takes names of types for --post-types, such as event,recipe, or none");
  }
  return types?.filter((type) => type !== "none");
}

function mediaOf(values: ReturnType<typeof parsed>["values"]): MoveOptions["media"] {
  const dir = values["media-dir"];
  if (dir !== undefined) return { from: "folder", dir };
  if (values["fetch-media"] !== true) return undefined;
  return {
    from: "web",
    atOnce: Math.max(1, whole(values["at-once"], "--at-once", 4)),
    pause: whole(values.pause, "--pause", 50),
    mayCallInside: values["allow-inside"] === true,
  };
}

function whole(text: string | undefined, option: string, usual: number): number {
  if (text === undefined) return usual;
  if (!/^\d{1,6}$/.test(text)) throw new UsageError(`${option} takes a whole number`);
  return Number(text);
}
