// What a store sends, as long as it goes on sending. How slowly its reader takes it is another matter.

import type { Readable } from "node:stream";
import { MediaAway } from "../media-store.ts";

/** No generator: one that was never begun would leave the stream open when it is ended. */
export function withinSilence(
  stream: Readable,
  longest: number,
  signal?: AbortSignal,
): AsyncIterableIterator<Uint8Array> {
  const pieces = stream[Symbol.asyncIterator]();
  const end = async () => {
    // What was not read is not waited for.
    stream.destroy();
    return { done: true, value: undefined } as const;
  };
  // Before the first piece is asked for nobody else listens.
  stream.on("error", () => undefined);
  const leave = () => stream.destroy(new Error("nobody wants it any more"));
  if (signal?.aborted === true) leave();
  signal?.addEventListener("abort", leave, { once: true });
  stream.on("close", () => signal?.removeEventListener("abort", leave));
  return {
    async next() {
      const timer = setTimeout(() => stream.destroy(new Error("the media store has stopped sending")), longest);
      try {
        return await pieces.next();
      } catch (error) {
        throw new MediaAway(error);
      } finally {
        clearTimeout(timer);
      }
    },
    return: end,
    [Symbol.asyncIterator]() {
      return this;
    },
  };
}
