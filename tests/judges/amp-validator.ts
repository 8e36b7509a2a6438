// AMP's own validator.

import { newInstance } from "amphtml-validator";
import { ampRules } from "../../scripts/amp-rules.mjs";

/** Errors and warnings, each with the markup it is about. */
export type AmpFaults = (html: string) => string[];

export async function startAmpValidator(): Promise<AmpFaults> {
  const validator = newInstance(await ampRules());
  await validator.init();
  return (html) => {
    const { status, errors } = validator.validateString(html);
    const lines = html.split("\n");
    const faults = errors.map(({ severity, message, line, col }) => {
      const markup = lines[line - 1]?.slice(Math.max(0, col - 40), col + 160) ?? "";
      return `${severity}: ${message} (${markup})`;
    });
    return status === "PASS" || faults.length > 0 ? faults : [status];
  };
}
