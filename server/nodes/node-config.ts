import { hostname } from "node:os";
import { z } from "zod";

export const nodeConfig = {
  NODE_NAME: z.string().trim().min(1).max(100).optional(),
};

/** As it is shown to operators; two nodes of one site must not have the same. */
export function nodeName({ NODE_NAME, PORT }: { NODE_NAME?: string; PORT: number }): string {
  return NODE_NAME ?? `${hostname()}:${PORT}`;
}
