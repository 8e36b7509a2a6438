// The body of a response, taken piece by piece as its client reads. The bytes that a Response is given directly are copied for each of them;
// these are not, so all who are sent the same bytes share them.

type Pieces = Iterator<Uint8Array> | AsyncIterator<Uint8Array>;

/** The signal of the request: a client that went away before the first piece was written is told of by nothing else. */
export function responseBody(pieces: Pieces, signal?: AbortSignal): ReadableStream<Uint8Array> {
  const end = async () => {
    await pieces.return?.();
  };
  signal?.addEventListener("abort", () => void end().catch(() => undefined), { once: true });
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        if (signal?.aborted === true) await end();
        const { done, value } = await pieces.next();
        if (done === true) controller.close();
        else controller.enqueue(value);
      },
      cancel: end,
    },
    // Nothing is read before it is asked for.
    { highWaterMark: 0 },
  );
}
