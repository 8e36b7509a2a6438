import type { ServerOptions } from "node:http";

/** Milliseconds. Headers are a few packets, whatever the body is. */
const longestHeaders = 20_000;
const longestPause = 5_000;

/** How long node:http waits for a request that has begun to come in; then it answers 408. What waits for a next one waits for KEEP_ALIVE_SECONDS. */
export function requestTimeouts(
  seconds: number,
): Required<Pick<ServerOptions, "headersTimeout" | "requestTimeout" | "connectionsCheckingInterval">> {
  const requestTimeout = seconds * 1000;
  return {
    requestTimeout,
    headersTimeout: Math.min(longestHeaders, requestTimeout),
    connectionsCheckingInterval: Math.min(longestPause, requestTimeout / 4),
  };
}
