// Every host that Google's publisher tag needs, in one place. They are in the policy of all pages while the tag is the ad provider, and
// in none otherwise. Google itself would have a nonce instead of a list, because its hosts change; pages that are cached for everybody can
// carry none. A host that is missing here costs ads, never safety: the browser's console names it.

import type { OutsideHosts } from "../../core/outside-hosts.ts";

const adServer = "https://securepubads.g.doubleclick.net";
const delivery = "https://pagead2.googlesyndication.com";
const frames = "https://tpc.googlesyndication.com";
const adService = "https://adservice.google.com";
const trafficQuality = ["https://ep1.adtrafficquality.google", "https://ep2.adtrafficquality.google"];

export const gptHosts: OutsideHosts = {
  script: [adServer, delivery, frames, adService, "https://www.googletagservices.com", ...trafficQuality],
  connect: [adServer, delivery, adService, "https://*.g.doubleclick.net", "https://csi.gstatic.com", ...trafficQuality],
  frame: [
    "https://*.safeframe.googlesyndication.com",
    adServer,
    frames,
    "https://googleads.g.doubleclick.net",
    "https://www.google.com",
    ...trafficQuality,
  ],
};
