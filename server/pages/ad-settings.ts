// From the environment to what pages need to know of advertising, and to the hosts that the policy must then allow.

import { mergedHosts, type OutsideHosts } from "../../core/outside-hosts.ts";
import { isOn } from "../../model/brand.ts";
import type { AdSettings } from "../../site/ads/ad-settings.ts";
import type { Config } from "../config.ts";
import { gptHosts } from "./gpt-hosts.ts";

export function adSettings(config: Config): AdSettings {
  const { BODY_ADS, AD_PROVIDER, AD_NETWORK, AD_SITE, AD_SCRIPT_URL, AD_REFRESH_SECONDS, AD_META_URL } = config;
  if (!isOn("ads") || AD_PROVIDER === "house" || AD_NETWORK === undefined) return { bodyRule: BODY_ADS };
  return {
    bodyRule: BODY_ADS,
    server: {
      script: AD_SCRIPT_URL,
      network: AD_NETWORK,
      site: AD_SITE,
      refreshSeconds: AD_REFRESH_SECONDS,
      hasKeywords: AD_META_URL !== undefined,
    },
  };
}

/** The hosts that every page must be allowed to load ads from. A tag from another address brings its frames from there. */
export function adHosts({ server }: AdSettings): OutsideHosts {
  if (server === undefined) return {};
  const own = [new URL(server.script).origin];
  return mergedHosts(gptHosts, { script: own, connect: own, frame: own });
}
