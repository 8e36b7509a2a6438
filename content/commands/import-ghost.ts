import { ghostTitle, moveOfGhost } from "../ghost/move-ghost.ts";
import { usualPermalink } from "../ghost/ghost-addresses.ts";
import { readGhost } from "../ghost/read-ghost.ts";
import { moveOptions, moveUsage } from "../moving-in/move-options.ts";
import { moveFolder, runMove } from "../moving-in/run-move.ts";
import { blogOf } from "../wordpress/blog.ts";
import { slugOf } from "../../model/addresses/slug.ts";
import { UsageError, type Command } from "./command.ts";

export const importGhostCommand: Command = {
  usage: `import-ghost FILE [--site URL] [--permalink /:slug/] ${moveUsage}`,
  summary: "bring a Ghost site in by its export",
  async run(args, surroundings) {
    const options = moveOptions(args);
    const [file = "", ...more] = options.files;
    if (more.length > 0) throw new UsageError("takes one FILE");
    if (options.media?.from === "web" && options.site === undefined) {
      throw new UsageError("needs --site to fetch pictures: an export does not say where it comes from");
    }
    const tables = await readGhost(file);
    const title = ghostTitle(tables);
    const name = options.name ?? (options.site === undefined ? slugOf(title) || "ghost" : undefined);
    const blog = blogOf({ title, address: options.site ?? "" }, name);
    const folder = moveFolder(surroundings.env, blog.name);
    const move = moveOfGhost(blog, tables, { files: [file], folder, permalink: options.permalink ?? usualPermalink });
    return runMove(move, options, surroundings);
  },
};
