// How much memory a JSON text will take before it is parsed: millions of empty lists are short to write, and a thread that runs out of memory
// takes the process with it.

const COMMA = ",".charCodeAt(0);
const LIST = "[".charCodeAt(0);
const OBJECT = "{".charCodeAt(0);

/** Every value but the first follows a comma or a bracket; those in texts are counted too, which does no harm. */
export function hasMoreValues(json: Uint8Array, most: number): boolean {
  if (json.length <= most) return false;
  let values = 1;
  for (const byte of json) if (byte === COMMA || byte === LIST || byte === OBJECT) values += 1;
  return values > most;
}
