// How an endpoint is, in words: for the operator's page and the command.

import type { WebhookEndpoint } from "../store/webhooks/webhook-endpoints.ts";

export function endpointState({ off, failingSince, fault }: WebhookEndpoint): string {
  if (off !== undefined) return `off since ${new Date(off.at).toISOString()}: ${off.reason}`;
  if (failingSince !== undefined) return `failing since ${new Date(failingSince).toISOString()}: ${fault ?? ""}`;
  return "on";
}
