/** The path of an address, decoded; undefined when its escapes are broken or hide control characters. */
export function decodedPath(url: string): string | undefined {
  try {
    const path = decodeURIComponent(new URL(url).pathname);
    return /[\u0000-\u001f]/.test(path) ? undefined : path;
  } catch {
    return undefined;
  }
}
