// A step as it is sent, read strictly: what is not one of the things that can be done to a front is refused.

import { z } from "zod";
import { regionNames } from "../layouts/region-names.ts";
import type { FrontChange } from "./front-changes.ts";

const key = z.string().min(1).max(100);
const address = z.string().min(1).max(2000);
const place = z.strictObject({ region: z.enum(regionNames), before: key.nullable() });
const fields = z.record(z.string().max(100), z.unknown());
const component = z.record(z.string(), z.unknown());
const story = z.strictObject({
  articleUrl: address,
  title: z.string().max(1000).optional(),
  dek: z.string().max(2000).optional(),
  imageUrl: address.optional(),
  pillOverride: z.string().max(200).optional(),
  until: z.iso.datetime({ offset: true }).optional(),
});

const change: z.ZodType<FrontChange> = z.discriminatedUnion("do", [
  z.strictObject({ do: z.literal("add"), key, component, at: place }),
  z.strictObject({ do: z.literal("remove"), key }),
  z.strictObject({ do: z.literal("move"), key, at: place }),
  z.strictObject({ do: z.enum(["hide", "show"]), key }),
  z.strictObject({ do: z.literal("set"), key, props: fields }),
  z.strictObject({ do: z.literal("pin"), key, story, before: address.nullable() }),
  z.strictObject({ do: z.literal("unpin"), key, url: address }),
  z.strictObject({ do: z.literal("story"), key, url: address, fields }),
  z.strictObject({
    do: z.literal("move-story"),
    key,
    url: address,
    to: z.strictObject({ key, before: address.nullable() }),
  }),
]);

export const sentStep = z.strictObject({ id: z.string().min(8).max(100), change });
