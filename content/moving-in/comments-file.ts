// The comments of another system, one a line, beside the report. Whoever was stopped begins it again: it takes its place when it is whole.

import { once } from "node:events";
import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { join } from "node:path";
import type { MoveReport } from "./move-report.ts";

export interface CommentsFile {
  add(lines: readonly string[]): Promise<void>;
  close(report: MoveReport): Promise<void>;
}

export function commentsFile(folder: string): CommentsFile {
  const name = join(folder, "comments.jsonl");
  const file = createWriteStream(`${name}.part`, { mode: 0o600 });
  return {
    async add(lines) {
      for (const line of lines) if (!file.write(line)) await once(file, "drain");
    },
    async close(report) {
      file.end();
      await once(file, "finish");
      if (file.bytesWritten === 0) {
        await rm(`${name}.part`);
        return;
      }
      await rename(`${name}.part`, name);
      report.beside("comments.jsonl", "the comments, one JSON object a line; they hold addresses of readers");
    },
  };
}
