// The services that demo stories embed, as pages among the uploads. `scripts/demo-services.mjs` tells a site with these pages where they
// are, by the settings with which any publisher names its services.

import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { stormForecast } from "./forecast.ts";
import { tugLog } from "./log.ts";
import { galleyPoll } from "./poll.ts";

/** By kind and by the id that a story names. */
export const servicePages: Readonly<Record<string, string>> = {
  "poll/galley-reporting-1": galleyPoll,
  "forecast/2417": stormForecast,
  "log/alma-fontenot-log": tugLog,
};

export function writeServices(uploadsDir: string): void {
  for (const [name, html] of Object.entries(servicePages)) {
    const file = join(uploadsDir, "services", `${name}.html`);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, html);
  }
}
