// The files of the site as the settings say: MEDIA_URL names a bucket, otherwise they are in DATA_DIR/uploads.

import { join } from "node:path";
import { folderMedia } from "./folder-media.ts";
import type { MediaStore } from "./media-store.ts";
import { openBucket } from "./s3/s3-bucket.ts";
import { readS3Address, type AwsSettings, type S3Address } from "./s3/s3-address.ts";
import { s3Media } from "./s3/s3-media.ts";

export type MediaSettings = AwsSettings & Readonly<{ MEDIA_URL?: string; DATA_DIR?: string }>;

export const uploadsDir = (dataDir: string) => join(dataDir, "uploads");
export const incomingDir = (dataDir: string) => join(dataDir, "cache", "incoming");

/** Milliseconds, for commands: nobody waits in front of a screen. */
const patience = 15_000;

/** For commands; fails with a sentence. */
export function openMedia(env: MediaSettings): MediaStore {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const { DATA_DIR: dataDir = "./data", MEDIA_URL: url }: MediaSettings = given;
  if (url === undefined) return folderMedia(uploadsDir(dataDir));
  return s3Media(openBucket(addressIn(url, given), { timeout: patience }), incomingDir(dataDir));
}

function addressIn(url: string, env: AwsSettings): S3Address {
  const address = readS3Address(url, env);
  if (!("faults" in address)) return address;
  throw new Error(address.faults.map(({ name, fault }) => `${name} ${fault}`).join("; "));
}
