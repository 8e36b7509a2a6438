// The only way by which text becomes markup, or the address of a script, in the browser: pages enforce it (`require-trusted-types-for`,
// server/security-headers.ts), so that a text that came in by any other way throws instead of running. Browsers that do not know trusted
// types, and the server, get the text itself.

import { workerPath } from "../service-worker/worker-settings.ts";
import { trustedTypesName } from "./trusted-types-name.ts";

/** What it makes are texts by type: every place that asks for them takes both. */
type Policy = Record<"createHTML" | "createScript" | "createScriptURL", (text: string) => string>;

declare global {
  var trustedTypes: { createPolicy(name: string, rules: Policy): Policy } | undefined;
}

const policy = globalThis.trustedTypes?.createPolicy(trustedTypesName, {
  createHTML: (html) => html,
  // Data in an element for scripts. JSON does nothing, should it ever be run.
  createScript: (json) => JSON.stringify(JSON.parse(json)),
  createScriptURL: (address) => {
    if (address !== workerPath) throw new TypeError(`${address} is no script of this site`);
    return address;
  },
});

/** HTML that the server has drawn or sanitised, and nothing else. */
export function serverHtml(html: string): string {
  return policy?.createHTML(html) ?? html;
}

/** React compares it by identity, so that one drawing of it is asked for once. */
export const noHtml = serverHtml("");

export function scriptData(data: object): string {
  const json = JSON.stringify(data);
  return policy?.createScript(json) ?? json;
}

/** The address of the service worker, the only script that is not named by a document or a module. */
export const trustedWorker = policy?.createScriptURL(workerPath) ?? workerPath;
