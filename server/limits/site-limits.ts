// The budgets of the site: what one client may ask for, and what all of them together. What is in the cache costs nothing and is never
// refused. Whoever asks for more is told when to come back; how many were, /metrics counts and the log sums up.

import { WorkQueue } from "../../model/work/work-queue.server.ts";
import { searchPath } from "../../site/pages/search/search-address.ts";
import type { Config } from "../config.ts";
import { events } from "../log.ts";
import { activity } from "../operating/activity.ts";
import type { Figures } from "../operating/figures.ts";
import type { Tally } from "../operating/tally.ts";
import type { Asking, ClientOf } from "./client-of-request.ts";
import { OpenPerClient } from "./open-per-client.ts";
import { RateLimit, type Rate } from "./rate-limit.ts";
import { Refused, type LimitedBy, type LimitKind } from "./refused.ts";

export interface SiteLimits {
  clientOf: ClientOf;
  /** Makes a page that the cache does not have. */
  makePage<T>(request: Asking, path: string, make: () => Promise<T>): Promise<T>;
  search<T>(request: Asking | undefined, find: () => Promise<T>): Promise<T>;
  /** To be asked before a picture or card is made that is not on the disk. */
  takeConversion(request: Asking | undefined): void;
  /** The refusal where too many pictures wait to be made. */
  conversionsFull(request: Asking | undefined): Refused;
  /** A call about alerts on a device. */
  takeSubscription(request: Asking | undefined): void;
  /** A step of signing in at the desk. */
  takeSignIn(request: Asking | undefined): void;
  /** A token that opens nothing. */
  takeWrongToken(request: Asking | undefined): void;
  takeForm(request: Asking | undefined): void;
  /** A form was refused for what its sender, or its letter's receiver, has had: /metrics and the log say so. */
  noteRefusedForm(request: Asking | undefined, by: LimitedBy): void;
  /** Returns a function that gives the place back. */
  openStream(request: Asking, hasRoom: boolean): () => void;
  /** Was refused by a budget: counted, so it needs no line of its own in the log. */
  isRefused(request: Asking): boolean;
  /** Pages that wait to be made. */
  waitingRenders(): number;
}

export interface LimitParts {
  config: Pick<
    Config,
    "CLIENT_REQUESTS_PER_SECOND" | "RENDER_QUEUE" | "LIVE_STREAMS_PER_CLIENT" | "ALL_FORMS_PER_HOUR"
  >;
  clientOf: ClientOf;
  figures: Figures;
  tally: Tally;
  /** Milliseconds that only grow. */
  now: () => number;
}

/** As many as a content API is asked at a time. */
const rendersAtOnce = 32;
const searches = { atOnce: 8, mostWaiting: 64, onePerTurn: true };
/** A reader turns alerts on, changes them and looks at them. */
const subscriptionRate: Rate = { burst: 30, perSecond: 1 };
/** Somebody who has to try again tries a few times. */
const signInRate: Rate = { burst: 20, perSecond: 0.2 };
/** A machine whose token has ended tries again until somebody looks. */
const wrongTokenRate: Rate = { burst: 60, perSecond: 1 };
/** Seconds until a queue that is full has moved on. */
const queueAgain = 2;
const conversionsAgain = 10;
const streamsAgain = 30;
const everybody = "all";

export function siteLimits({ config, clientOf, figures, tally, now }: LimitParts): SiteLimits {
  const perSecond = config.CLIENT_REQUESTS_PER_SECOND;
  const byClient = perSecond === 0 ? undefined : clientRates(perSecond, now);
  const renderQueue = new WorkQueue({ atOnce: rendersAtOnce, mostWaiting: config.RENDER_QUEUE, onePerTurn: true });
  const searchQueue = new WorkQueue(searches);
  const subscriptions = new RateLimit(subscriptionRate, now);
  const signIns = new RateLimit(signInRate, now);
  const wrongTokens = new RateLimit(wrongTokenRate, now);
  const forms = new RateLimit(perHour(config.ALL_FORMS_PER_HOUR), now);
  const streams = new OpenPerClient(config.LIVE_STREAMS_PER_CLIENT);
  const refusedRequests = new WeakSet<Asking>();

  function note(request: Asking | undefined, kind: LimitKind, by: LimitedBy): void {
    figures.refused[kind][by] += 1;
    tally.count(events.refused, `${kind} by ${by}`);
    if (request !== undefined) refusedRequests.add(request);
  }

  function refusal(request: Asking | undefined, kind: LimitKind, by: LimitedBy, seconds: number): Refused {
    note(request, kind, by);
    return new Refused(by, Math.max(1, Math.ceil(seconds)));
  }

  function refuse(...[request, kind, by, seconds]: Parameters<typeof refusal>): never {
    throw refusal(request, kind, by, seconds);
  }

  function take(request: Asking | undefined, kind: LimitKind, rate: RateLimit | undefined): void {
    const client = rate && clientOf(request);
    if (client === undefined) return;
    const wait = rate?.take(client) ?? 0;
    if (wait > 0) refuse(request, kind, "client", wait / 1000);
  }

  function queued<T>(
    request: Asking | undefined,
    kind: "renders" | "searches",
    queue: WorkQueue,
    work: () => Promise<T>,
  ): Promise<T> {
    take(request, kind, byClient?.[kind]);
    if (queue.isFull) refuse(request, kind, "all", queueAgain);
    return queue.run(work);
  }

  return {
    clientOf,
    async makePage(request, path, make) {
      const isSearch = path === searchPath;
      const made = () => activity.during(`render ${path}`, make);
      return isSearch ? queued(request, "searches", searchQueue, made) : queued(request, "renders", renderQueue, made);
    },
    search: async (request, find) => queued(request, "searches", searchQueue, find),
    takeConversion: (request) => take(request, "conversions", byClient?.conversions),
    conversionsFull: (request) => refusal(request, "conversions", "all", conversionsAgain),
    takeSubscription: (request) => take(request, "subscriptions", subscriptions),
    takeSignIn: (request) => take(request, "sign-ins", signIns),
    takeWrongToken: (request) => take(request, "wrong-tokens", wrongTokens),
    takeForm(request) {
      const wait = forms.take(everybody);
      if (wait > 0) refuse(request, "forms", "all", wait / 1000);
    },
    noteRefusedForm: (request, by) => note(request, "forms", by),
    openStream(request, hasRoom) {
      if (!hasRoom) refuse(request, "streams", "all", streamsAgain);
      const client = clientOf(request);
      if (client === undefined) return () => undefined;
      return streams.enter(client) ?? refuse(request, "streams", "client", streamsAgain);
    },
    isRefused: (request) => refusedRequests.has(request),
    waitingRenders: () => renderQueue.waiting,
  };
}

/** Room for an office behind one address, and for the robots of search engines. */
function clientRates(perSecond: number, now: () => number) {
  return {
    renders: new RateLimit({ burst: 5 * perSecond, perSecond }, now),
    searches: new RateLimit({ burst: 2.5 * perSecond, perSecond: perSecond / 2 }, now),
    // A front that was never seen brings a hundred pictures at once.
    conversions: new RateLimit({ burst: 10 * perSecond, perSecond }, now),
  };
}

function perHour(count: number): Rate {
  return { burst: count, perSecond: count / 3600 };
}
