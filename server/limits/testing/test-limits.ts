// For tests: the limits of a site with these settings, and what they counted.

import { pino } from "pino";
import { readConfig } from "../../config.ts";
import { newFigures } from "../../operating/figures.ts";
import { Tally } from "../../operating/tally.ts";
import { clientOfRequest } from "../client-of-request.ts";
import { siteLimits } from "../site-limits.ts";
import { alone } from "../../workers/alone.ts";

export function testLimits(settings: Record<string, string> = {}, now?: () => number) {
  const log = pino({ level: "silent" });
  const config = readConfig(settings);
  const figures = newFigures();
  const clientOf = clientOfRequest(config.CLIENT_ADDRESS_HEADER, log);
  return { figures, limits: siteLimits({ config, clientOf, figures, tally: new Tally(log), team: alone(now) }) };
}
