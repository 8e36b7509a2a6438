import { z } from "zod";
import { blockSchema, number, richText } from "../schema-kit.server.ts";

/** Any level is stored; only 1 to 6 are drawn (BLOCK-02). */
export const heading = blockSchema({
  schema: z
    .object({ level: number.optional(), rank: number.optional(), text: richText("paragraph") })
    .transform(({ level, rank, text }) => ({ level: level ?? rank ?? 2, text })),
});
