// The site's public key as browsers take it: bytes, not base64url.

export function keyBytes(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (character) => character.charCodeAt(0));
}

/** Whether a subscription was made under this key. */
export function sameKey(given: ArrayBuffer | null | undefined, text: string): boolean {
  if (!given) return false;
  const own = keyBytes(text);
  const other = new Uint8Array(given);
  return own.length === other.length && own.every((byte, place) => byte === other[place]);
}
