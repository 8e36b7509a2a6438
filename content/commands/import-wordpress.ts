import { moveOptions, moveUsage } from "../moving-in/move-options.ts";
import { moveFolder, runMove } from "../moving-in/run-move.ts";
import { blogOf } from "../wordpress/blog.ts";
import { moveOfBlog } from "../wordpress/move-blog.ts";
import { readNames } from "../wordpress/read-names.ts";
import type { Command } from "./command.ts";

export const importWordpressCommand: Command = {
  usage: `import-wordpress FILE… [--post-types TYPE,TYPE] ${moveUsage}`,
  summary: "bring a WordPress site in by its export, with its pictures and every address",
  async run(args, surroundings) {
    const options = moveOptions(args);
    const names = await readNames(options.files, options.postTypes);
    const blog = blogOf(names.site, options.name);
    const folder = moveFolder(surroundings.env, blog.name);
    return runMove(moveOfBlog(blog, names, options.files, folder), options, surroundings);
  },
};
