// The part of the environment that says which outside pictures are served as own ones. docs/operating.md holds the same in words.

import { z } from "zod";
import { listedSources, readImageSource } from "../../../model/pictures/image-sources.server.ts";

const sourceList = z
  .string()
  .default("")
  .transform(listedSources)
  .refine(
    (entries) => entries.every((entry) => readImageSource(entry) !== undefined),
    "must be hosts between commas, each with a path or without, e.g. img.example.com,https://cdn.example.com/news",
  );

/** Their hosts, as addresses are compared. */
const hostList = sourceList.transform((entries) => entries.flatMap((entry) => readImageSource(entry)?.host ?? []));

export const outsidePicturesConfig = {
  IMAGE_SOURCES: sourceList,
  IMAGE_SOURCES_INSIDE: hostList,
  IMAGE_SOURCES_LARGEST_MB: z.coerce.number().min(0.1).max(50).default(25),
  IMAGE_SOURCES_TIMEOUT_SECONDS: z.coerce.number().min(1).max(120).default(15),
  IMAGE_SOURCES_FRESH_SECONDS: z.coerce.number().int().min(1).default(86_400),
  IMAGE_SOURCES_DISK_MB: z.coerce.number().int().min(1).default(10_240),
};
