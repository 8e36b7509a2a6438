// Lines of a byte stream, one at a time, without the empty ones. A line longer than the limit is skipped without being held in memory.

export interface Line {
  number: number;
  /** Absent when the line is longer than the limit. */
  bytes?: Uint8Array;
}

const newline = 10;

export async function* readLines(chunks: AsyncIterable<Uint8Array>, maxBytes: number): AsyncGenerator<Line> {
  let number = 1;
  let pieces: Uint8Array[] = [];
  let length = 0;

  function collect(piece: Uint8Array): void {
    length += piece.length;
    if (length > maxBytes) pieces = [];
    else pieces.push(piece);
  }

  /** Counts empty lines, of which there may be millions. */
  function passBlank(chunk: Uint8Array, from: number): number {
    if (length > 0) return from;
    let start = from;
    while (chunk[start] === newline) start += 1;
    number += start - from;
    return start;
  }

  function endLine(): Line {
    const line: Line = length > maxBytes ? { number } : { number, bytes: joined(pieces) };
    number += 1;
    pieces = [];
    length = 0;
    return line;
  }

  for await (const chunk of chunks) {
    let start = passBlank(chunk, 0);
    for (let end = chunk.indexOf(newline, start); end !== -1; end = chunk.indexOf(newline, start)) {
      collect(chunk.subarray(start, end));
      yield endLine();
      start = passBlank(chunk, end + 1);
    }
    collect(chunk.subarray(start));
  }
  if (length > 0) yield endLine();
}

/** Most lines are within one chunk, and stay where they are. */
function joined(pieces: readonly Uint8Array[]): Uint8Array {
  const [only, ...others] = pieces;
  return only !== undefined && others.length === 0 ? only : Buffer.concat(pieces);
}
