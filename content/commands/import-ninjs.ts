import { moveOptions, moveUsage } from "../moving-in/move-options.ts";
import { moveFolder, runMove } from "../moving-in/run-move.ts";
import { moveOfNinjs } from "../ninjs/move-ninjs.ts";
import type { Command } from "./command.ts";

const usualSection = "Wire";

export const importNinjsCommand: Command = {
  usage: `import-ninjs FILE-OR-FOLDER… [--section NAME] ${moveUsage}`,
  summary: "store news items of IPTC's ninjs, version 2 or 3",
  async run(args, surroundings) {
    const options = moveOptions(args);
    const name = options.name ?? "ninjs";
    const folder = moveFolder(surroundings.env, name);
    const section = options.section ?? usualSection;
    const move = moveOfNinjs(options.files, { name, section, folder, isMediaBrought: options.media !== undefined });
    return runMove(move, options, surroundings);
  },
};
