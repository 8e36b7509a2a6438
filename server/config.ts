// The environment, read and checked once at the start. docs/operating.md holds the same table in words.

import { resolve } from "node:path";
import { z } from "zod";
import { bareHost, hostsOfSettings } from "../model/addresses/own-hosts.ts";
import { brand } from "../model/brand.ts";
import { revisionsConfig } from "../content/store/revisions/revision-limits.ts";
import { siteSlug } from "../model/brand/site-slug.ts";
import { bodyAdRules } from "../site/article/body-ads.ts";
import { stageHost } from "../site/client-env.ts";
import { vitalsConfig } from "./browser-reports/vitals-config.ts";
import { contentApiConfig } from "./content-source/content-api-config.ts";
import { deskConfig } from "./desk/desk-config.ts";
import { edgeConfig, edgeFaults } from "./edges/edge-config.ts";
import { embedConfig } from "./embeds/embed-config.ts";
import { outsidePicturesConfig } from "./images/outside/outside-pictures-config.ts";
import { limitsConfig } from "./limits/limits-config.ts";
import { mailConfig } from "./mail/mail-config.ts";
import { mediaConfig, mediaFaults } from "./media/media-config.ts";
import { nodeConfig } from "./nodes/node-config.ts";
import { pushConfig } from "./push/push-config.ts";
import { signInConfig } from "./sign-in/sign-in-config.ts";
import { standInsConfig } from "./stand-ins/stand-ins-config.ts";
import { tracingConfig } from "./tracing/tracing-config.ts";
import { webhooksConfig } from "./webhooks/webhooks-config.ts";
import { foundConfig } from "./well-known/found-config.ts";

const origin = z
  .url({ protocol: /^https?$/, abort: true })
  .refine(
    (address) => URL.parse(address)?.pathname === "/",
    "must be scheme and host only, e.g. https://www.example.com",
  )
  .transform((address) => new URL(address).origin);

const gptScript = "https://securepubads.g.doubleclick.net/tag/js/gpt.js";

const fields = z.object({
  HOST: z.string().default("0.0.0.0"),
  PORT: z.coerce.number().int().min(0).max(65535).default(3000),
  DATA_DIR: z
    .string()
    .default("data")
    .transform((path) => resolve(path)),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_WAIT_SECONDS: z.coerce.number().min(0).max(600).default(30),
  DATABASE_READ_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SITE_ORIGIN: origin.optional(),
  OWN_HOSTS: z
    .string()
    .regex(
      /^\s*[\w.-]+(:\d+)?\s*(,\s*[\w.-]+(:\d+)?\s*)*$/,
      "must be hosts between commas, e.g. example.com,old.example.com",
    )
    .optional(),
  LOG_LEVEL: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]).default("info"),
  ASSETS_URL: origin.optional(),
  ENV_STAGE: z.string().default("prod"),
  FLAGS: z.string().default("").transform(flagsIn),
  REGION_HEADER: z
    .string()
    .regex(/^[\w-]+$/, "must be the name of a request header")
    .optional(),
  REGION_DEFAULT: z
    .string()
    .regex(/^[A-Z]{2}$/, "must be a country's code such as US")
    .optional(),
  SHELF_TIME_ZONE: z
    .string()
    .refine(
      (zone) => Intl.supportedValuesOf("timeZone").includes(zone) || zone === "UTC",
      "must be a time zone such as America/New_York",
    )
    .optional(),
  BODY_ADS: z.enum(bodyAdRules).default("by-paragraph"),
  AD_PROVIDER: z.enum(["house", "gpt"]).default("house"),
  AD_NETWORK: z
    .string()
    .regex(/^\d{1,20}(,\d{1,20})?$/, "must be the number of an ad network, e.g. 1234567")
    .optional(),
  AD_SITE: z
    .string()
    .regex(/^[\w-]+$/, "must be letters, digits, underscore and hyphen")
    .default(siteSlug()),
  AD_SCRIPT_URL: z.url({ protocol: /^https?$/ }).default(gptScript),
  AD_REFRESH_SECONDS: z.coerce
    .number()
    .int()
    .refine((seconds) => seconds === 0 || seconds >= 30, "must be 0 for never, or 30 and more")
    .default(0),
  AD_META_URL: z
    .url({ protocol: /^https?$/ })
    .refine((address) => address.includes("{id}"), "must hold {id} where the id of a story goes")
    .optional(),
  AD_META_FIELD: z.string().default("keyword"),
  ANALYTICS_URL: z.string().startsWith("/", "must be a path of this site").optional(),
  A57_URL: z.string().default(""),
  ISA_DOMAIN: z.string().default(""),
  FACEBOOK_ARTICLE_APP_ID: z.string().default(""),
  PREVIEW_SECRET: z.string().min(16).optional(),
  ACCESS_SECRET: z.string().min(16).optional(),
  FORM_SECRET: z.string().min(16).optional(),
  DRAIN_SECONDS: z.coerce.number().min(0).max(600).default(0),
  PAGE_FRESH_SECONDS: z.coerce.number().int().min(0).default(30),
  PAGE_CACHE_MB: z.coerce.number().int().min(1).optional(),
  WORKER_MEMORY_MB: z.coerce.number().int().min(256).optional(),
  FRONT_DOOR: z.enum(["on", "off"]).default("on"),
  PAGE_DICTIONARY: z.enum(["on", "off"]).default("on"),
  KEEP_ALIVE_SECONDS: z.coerce.number().int().min(1).max(3600).default(65),
  WRITE_TIMEOUT_SECONDS: z.coerce.number().min(1).max(3600).default(30),
  REQUEST_TIMEOUT_SECONDS: z.coerce.number().min(1).max(3600).default(120),
  LIVE_STREAMS: z.coerce.number().int().min(0).default(5000),
  DRAWING_SECONDS: z.coerce.number().min(1).max(600).default(30),
  LIVE_HEARTBEAT_SECONDS: z.coerce.number().min(0.1).max(300).default(20),
  SURROGATE_KEYS: z.enum(["on", "off"]).default("off"),
  ...contentApiConfig,
  ...deskConfig,
  ...edgeConfig,
  ...foundConfig,
  ...embedConfig,
  ...limitsConfig,
  ...outsidePicturesConfig,
  ...mailConfig,
  ...mediaConfig,
  ...pushConfig,
  ...revisionsConfig,
  ...signInConfig,
  ...standInsConfig,
  ...nodeConfig,
  ...tracingConfig,
  ...vitalsConfig,
  ...webhooksConfig,
});

const schema = fields
  .refine(({ AD_PROVIDER, AD_NETWORK }) => AD_PROVIDER === "house" || AD_NETWORK !== undefined, {
    path: ["AD_NETWORK"],
    error: "must be set when AD_PROVIDER is gpt",
  })
  .refine(({ DATABASE_URL, DATABASE_READ_URL }) => DATABASE_READ_URL === undefined || DATABASE_URL !== undefined, {
    path: ["DATABASE_READ_URL"],
    error: "is a replica of the database at DATABASE_URL, which is not set",
  })
  .refine(({ SMTP_URL, MAIL_FROM }) => SMTP_URL === undefined || MAIL_FROM !== undefined, {
    path: ["MAIL_FROM"],
    error: "must be set when SMTP_URL is",
  })
  .refine(
    ({ DESK_OIDC_ISSUER, DESK_OIDC_CLIENT_ID }) =>
      (DESK_OIDC_ISSUER === undefined) === (DESK_OIDC_CLIENT_ID === undefined),
    {
      path: ["DESK_OIDC_CLIENT_ID"],
      error: "must be set when DESK_OIDC_ISSUER is, and only then",
    },
  )
  .superRefine((settings, context) => {
    for (const { name, fault } of [...edgeFaults(settings), ...mediaFaults(settings)]) {
      context.addIssue({ code: "custom", path: [name], message: fault });
    }
  });

export type Config = z.output<typeof schema>;

export const settingNames: ReadonlySet<string> = new Set(Object.keys(fields.shape));

/** ROUTE-23: the hosts that are this site, beside the brand's domain. One of them is that of its stage (STATE-05). */
export function siteHosts({
  SITE_ORIGIN,
  OWN_HOSTS,
  ENV_STAGE,
}: Pick<Config, "SITE_ORIGIN" | "OWN_HOSTS" | "ENV_STAGE">) {
  const domain = bareHost(brand.domain);
  const ofStage = `${stageHost(ENV_STAGE)}.${domain}`;
  const further = bareHost(ofStage) === domain ? [] : [ofStage];
  return { hosts: [...hostsOfSettings(SITE_ORIGIN, OWN_HOSTS), ...further], areAll: true };
}

/** `new-header,-autoplay` switches the first on and the second off. */
function flagsIn(list: string): Record<string, boolean> {
  const names = list
    .split(",")
    .map((name) => name.trim())
    .filter(Boolean);
  return Object.fromEntries(names.map((name) => [name.replace(/^-/, ""), !name.startsWith("-")]));
}

export class ConfigError extends Error {}

export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const problems = result.error.issues.map(({ path, message }) => {
    const name = path.join(".");
    return `  ${name}=${/SECRET|TOKEN$|^(SMTP|MEDIA)_URL$/.test(name) ? "…" : (given[name] ?? "")}: ${message}`;
  });
  throw new ConfigError(`The environment is not usable:\n${problems.join("\n")}`);
}
