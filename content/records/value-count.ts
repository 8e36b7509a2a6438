// How much memory a JSON text will take before it is parsed: millions of empty lists are short to write, and a thread that runs out of memory
// takes the process with it.

const comma = ",".charCodeAt(0);
const listStart = "[".charCodeAt(0);
const objectStart = "{".charCodeAt(0);

/** Every value but the first follows a comma or a bracket; those in texts are counted too, which does no harm. */
export function hasMoreValues(json: Uint8Array, most: number): boolean {
  if (json.length <= most) return false;
  let values = 1;
  for (const byte of json) if (byte === comma || byte === listStart || byte === objectStart) values += 1;
  return values > most;
}
