export interface FileVersion {
  size: number;
  mtimeMs: number;
}

/** The ETag of a file among the uploads. */
export function fileTag({ size, mtimeMs }: FileVersion): string {
  return `"${size.toString(36)}-${Math.round(mtimeMs).toString(36)}"`;
}
