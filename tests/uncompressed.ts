/** Asks for a page as it is: making it small takes as long as drawing it, and is the matter of other tests. */
export const uncompressed = { headers: { "accept-encoding": "identity" } };
