// The wire form of Server-Sent Events. Data is JSON, which has no line breaks of its own.

export function eventFrame(event: string, data: string, id?: string): Buffer {
  return Buffer.from(`${id === undefined ? "" : `id: ${id}\n`}event: ${event}\ndata: ${data}\n\n`);
}

/** The first words of a stream: when to come back should it break, and the version the reader has if that is the newest. */
export function helloFrame(retry: number, version?: string): Buffer {
  return Buffer.from(`retry: ${retry}\n${eventFrame("hello", "1", version).toString()}`);
}
