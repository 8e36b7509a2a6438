// Whether what a source sent is a picture that the site would take as an upload, and of which type: by its bytes, whatever it is called.

import { sniffType } from "../../../content/media/sniff-type.ts";
import type { WorkQueue } from "../../../model/work/work-queue.server.ts";
import type { DrawingProcesses } from "../drawing-process.ts";
import { measurePhotograph } from "../photograph.ts";
import { largestDrawing } from "../../../model/pictures/picture-limits.ts";
import { refuse } from "../unreadable-picture.ts";

export interface CheckParts {
  drawings: WorkQueue;
  processes: Pick<DrawingProcesses, "inspect">;
}

export type CheckPicture = (bytes: Buffer, signal: AbortSignal) => Promise<string>;

/** The type; rejects with an UnreadablePicture. */
export function pictureChecks({ drawings, processes }: CheckParts): CheckPicture {
  return async (bytes, signal) => {
    const type = sniffType(bytes);
    if (type === undefined || !type.startsWith("image/")) return refuse("it is no kind of picture");
    if (type === "image/svg+xml") {
      if (bytes.length > largestDrawing) refuse("it is too large for a drawing");
      await drawings.run(() => processes.inspect(bytes, signal), signal);
      return type;
    }
    await measurePhotograph(bytes).catch((error: unknown) => refuse(reasonOf(error)));
    return type;
  };
}

/** The library says more than anybody outside has to know. */
function reasonOf(error: unknown): string {
  return error instanceof Error && error.message.includes("pixel limit")
    ? "it has too many pixels"
    : "it is not whole, or of a kind that is not taken";
}
