/** Of a picture as exports have it: the address alone, or within an object or a list. Undefined, or whatever stands in its place, where there is none. */
export function addressOfPicture(value: unknown): unknown {
  if (Array.isArray(value)) return addressOfPicture(value[0]);
  if (typeof value !== "object" || value === null) return value;
  const { url, content, thumbnail }: { url?: unknown; content?: unknown; thumbnail?: unknown } = value;
  return url ?? addressOfPicture(content) ?? addressOfPicture(thumbnail);
}
