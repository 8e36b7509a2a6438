/** Does what has to be done before a moment of the real clock, and says which moment that was. A machine that is too slow for the first is given
 * a later one, so `prepare` may be called again. */
export async function beforeItsTime<T>(prepare: (at: number) => Promise<T>): Promise<{ at: number; prepared: T }> {
  for (let ahead = 2_000; ; ahead *= 4) {
    const at = Date.now() + ahead;
    const prepared = await prepare(at);
    if (Date.now() < at) return { at, prepared };
  }
}
