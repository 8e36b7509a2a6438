// The part of the environment that has to do with webhooks; who gets them is stored. docs/operating.md holds the same in words.

import { z } from "zod";
import { insideHosts } from "../../content/webhooks/webhook-address.ts";
import { listedSources } from "../../model/pictures/image-sources.server.ts";

export const webhooksConfig = {
  WEBHOOKS_INSIDE: z
    .string()
    .default("")
    .refine(
      (setting) => insideHosts(setting).length === listedSources(setting).length,
      "must be hosts between commas, each with its port or without, e.g. cms.internal:8080",
    )
    .transform(insideHosts),
};
