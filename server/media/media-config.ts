// The part of the environment that says where files are. docs/operating.md holds the same in words.

import { z } from "zod";
import { readS3Address, type AddressFault, type AwsName, type AwsSettings } from "../../content/media/s3/s3-address.ts";

const given = z.string().optional();

/** The usual variables of Amazon's tools. */
const aws = {
  AWS_ACCESS_KEY_ID: given,
  AWS_SECRET_ACCESS_KEY: given,
  AWS_SESSION_TOKEN: given,
  AWS_REGION: given,
  AWS_DEFAULT_REGION: given,
  AWS_ENDPOINT_URL: given,
  AWS_ENDPOINT_URL_S3: given,
} satisfies Record<AwsName, typeof given>;

export const mediaConfig = {
  MEDIA_URL: given,
  MEDIA_CACHE_MB: z.coerce.number().int().min(128).default(10_240),
  MEDIA_MADE_MB: z.coerce.number().int().min(128).default(20_480),
  MEDIA_TIMEOUT_SECONDS: z.coerce.number().min(0.1).max(120).default(5),
  ...aws,
};

export function mediaFaults(settings: AwsSettings & { MEDIA_URL?: string }): AddressFault[] {
  if (settings.MEDIA_URL === undefined) return [];
  const address = readS3Address(settings.MEDIA_URL, settings);
  return "faults" in address ? address.faults : [];
}
