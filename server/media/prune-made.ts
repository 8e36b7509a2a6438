// What was made of pictures is in the object store within a limit: the oldest go first, and are made again when they are wanted.

import type { S3Bucket } from "../../content/media/s3/s3-bucket.ts";

export interface MadePicture {
  key: string;
  size: number;
  at: number;
}

/** So much is left of the limit, so that there is room until the next time. */
const leftOf = 0.9;

/** None within the limit. */
export function picturesToDrop(made: readonly MadePicture[], maxBytes: number): string[] {
  const sum = made.reduce((bytes, { size }) => bytes + size, 0);
  if (sum <= maxBytes) return [];
  let over = sum - maxBytes * leftOf;
  const keys: string[] = [];
  for (const { key, size } of made.toSorted((one, other) => one.at - other.at)) {
    if (over <= 0) break;
    keys.push(key);
    over -= size;
  }
  return keys;
}

/** Returns how many were dropped. */
export async function pruneMade(
  bucket: Pick<S3Bucket, "list" | "remove">,
  { folder, maxBytes, signal }: { folder: string; maxBytes: number; signal: AbortSignal },
): Promise<number> {
  const made: MadePicture[] = [];
  for await (const { key, size, at } of bucket.list(folder)) {
    signal.throwIfAborted();
    made.push({ key, size, at });
  }
  const keys = picturesToDrop(made, maxBytes);
  for (const key of keys) {
    signal.throwIfAborted();
    await bucket.remove(key);
  }
  return keys.length;
}
