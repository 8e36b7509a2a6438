// The part of the environment that has to do with caches in front of the site. docs/operating.md holds the same in words.

import { z } from "zod";
import { readEdge } from "./edge-address.ts";

const apis = {
  fastly: "https://api.fastly.com",
  cloudflare: "https://api.cloudflare.com/client/v4",
};

const api = z.url({ protocol: /^https?$/ }).transform((address) => address.replace(/\/$/, ""));

export const edgeConfig = {
  PURGE: z
    .string()
    .default("")
    .transform((setting, context) =>
      setting.split(/[\s,]+/).flatMap((entry) => {
        if (entry === "") return [];
        const edge = readEdge(entry);
        if (!("fault" in edge)) return [edge];
        context.addIssue({ code: "custom", message: edge.fault });
        return [];
      }),
    ),
  PURGE_FASTLY_TOKEN: z.string().min(1).optional(),
  PURGE_FASTLY_URL: api.default(apis.fastly),
  PURGE_CLOUDFLARE_TOKEN: z.string().min(1).optional(),
  PURGE_CLOUDFLARE_URL: api.default(apis.cloudflare),
  PURGE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_[A-Za-z0-9+/]{32,}={0,2}$/, "must be whsec_ and at least 24 bytes in base64")
    .optional(),
};

interface EdgeSettings {
  PURGE: readonly { kind: string }[];
  PURGE_FASTLY_TOKEN?: string;
  PURGE_CLOUDFLARE_TOKEN?: string;
  PURGE_WEBHOOK_SECRET?: string;
  CONTENT_API_URL?: unknown;
}

/** Which setting is missing or in the way, and what of it. */
export function edgeFaults(settings: EdgeSettings): { name: keyof EdgeSettings; fault: string }[] {
  const has = (kind: string) => settings.PURGE.some((edge) => edge.kind === kind);
  const needed = [
    ["fastly", "PURGE_FASTLY_TOKEN"],
    ["cloudflare", "PURGE_CLOUDFLARE_TOKEN"],
    ["webhook", "PURGE_WEBHOOK_SECRET"],
  ] as const;
  return [
    ...needed
      .filter(([kind, name]) => has(kind) && settings[name] === undefined)
      .map(([kind, name]) => ({ name, fault: `must be set when PURGE names ${kind}` })),
    ...(settings.PURGE.length > 0 && settings.CONTENT_API_URL !== undefined
      ? [
          {
            name: "PURGE",
            fault: "cannot be set with CONTENT_API_URL: a content API tells nobody what changed",
          } as const,
        ]
      : []),
  ];
}
