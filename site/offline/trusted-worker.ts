// The address of the service worker, the only script that is named by neither a document nor a module. Pages that enforce trusted types take it
// by this policy alone, which knows no other address.

import { workerPath } from "../service-worker/worker-settings.ts";

/** The name of the policy, by which pages allow it. */
export const workerPolicy = "site-worker";

const rules: { createScriptURL(address: string): string } = { createScriptURL: () => workerPath };

const policy = globalThis.trustedTypes?.createPolicy(workerPolicy, rules) ?? rules;

export const trustedWorker = policy.createScriptURL("");
