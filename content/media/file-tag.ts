/** The ETag of a file in a folder. */
export function fileTag({ size, mtimeMs }: { size: number; mtimeMs: number }): string {
  return `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
}
