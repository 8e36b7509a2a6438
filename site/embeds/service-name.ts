// A service whose embeds a reader lets load always, by the name readers know it by.

import { lookUp } from "../../model/fields/look-up.ts";

const names: Readonly<Record<string, string>> = {
  chart: "Flourish charts",
  datawrapper: "Datawrapper",
  facebook: "Facebook",
  forecast: "Forecasts",
  infogram: "Infogram",
  instagram: "Instagram",
  "live-blog": "Live blogs",
  poll: "Polls",
  "storytelling-live-blog": "Live blogs",
  tiktok: "TikTok",
  tweet: "X",
  vimeo: "Vimeo",
  youtube: "YouTube",
};

/** A pasted frame goes by the name of its host; a service nobody knows any more by the name it was saved under. */
export function serviceName(service: string): string {
  return lookUp(names, service) ?? service.replace(/^frame:/, "");
}
