// What an operator should look at, in sentences. Pure.

import type { SeenNode } from "../nodes/seen-nodes.ts";
import type { QueueCounts } from "./metrics.ts";
import { duration, percent } from "./status-words.ts";

interface Judged {
  hasStore: boolean;
  nodes: readonly SeenNode[];
  queues: readonly QueueCounts[];
}

/** More of all answers than this are failures of the site: somebody should look. */
const manyErrors = 0.01;

export function statusFaults({ hasStore, nodes, queues }: Judged): string[] {
  const heard = nodes.filter(({ isQuiet }) => !isQuiet);
  const releases = new Set(heard.map(({ release }) => release));
  return [
    ...(hasStore ? [] : ["The store does not answer. What is cached is still served."]),
    ...nodes
      .filter(({ isQuiet }) => isQuiet)
      .map(({ name, silentFor }) => `${name} has gone quiet: nothing was heard of it for ${duration(silentFor)}.`),
    ...heard
      .filter(({ errorShare = 0 }) => errorShare > manyErrors)
      .map(({ name, errorShare }) => `${percent(errorShare)} of what ${name} answers are failures of the site.`),
    ...(releases.size > 1 ? [`Nodes run ${releases.size} different releases.`] : []),
    ...queues.flatMap(({ queue, givenUp, endpoints = [] }) => [
      ...(givenUp > 0 ? [`${givenUp} ${queue} were given up.`] : []),
      ...endpoints.filter(({ isFailing }) => isFailing).map(({ name }) => `${name} takes no purges.`),
      ...endpoints.filter(({ isOff }) => isOff).map(({ name }) => `Webhook ${name} is switched off.`),
    ]),
  ];
}
