// The budgets of the site: what one client may ask for, and what all of them together. What is in the cache costs nothing and is never
// refused. Whoever asks for more is told when to come back; how many were, /metrics counts and the log sums up. What a client has had is counted
// for all workers of a node together; what waits to be made waits in each.

import { WorkQueue } from "../../model/work/work-queue.server.ts";
import { searchPath } from "../../site/pages/search/search-address.ts";
import type { Config } from "../config.ts";
import { events } from "../log.ts";
import { activity } from "../operating/activity.ts";
import type { Figures } from "../operating/figures.ts";
import type { Tally } from "../operating/tally.ts";
import type { Asking, ClientOf } from "./client-of-request.ts";
import type { Rate } from "./rate-limit.ts";
import { Refused, type LimitedBy, type LimitKind } from "./refused.ts";
import type { Team } from "../workers/team.ts";

export interface SiteLimits {
  clientOf: ClientOf;
  /** Makes a page that the cache does not have. */
  makePage<T>(request: Asking, path: string, make: () => Promise<T>): Promise<T>;
  search<T>(request: Asking | undefined, find: () => Promise<T>): Promise<T>;
  /** To be asked before a picture or card is made that is not on the disk. */
  takeConversion(request: Asking | undefined): Promise<void>;
  /** The refusal where too many pictures wait to be made. */
  conversionsFull(request: Asking | undefined): Refused;
  /** A call about alerts on a device. */
  takeSubscription(request: Asking | undefined): Promise<void>;
  /** A step of signing in at the desk. */
  takeSignIn(request: Asking | undefined): Promise<void>;
  /** A token that opens nothing. */
  takeWrongToken(request: Asking | undefined): Promise<void>;
  /** What a browser tells by itself: how a page was for its reader, and what went wrong. */
  takeVitals(request: Asking | undefined): Promise<void>;
  takeReport(request: Asking | undefined): Promise<void>;
  takeForm(request: Asking | undefined): Promise<void>;
  /** Takes one of what all clients together have of this, and returns 0 or the milliseconds until there is one again. */
  takeOfAll(name: string, rate: Rate): Promise<number>;
  /** A form was refused for what its sender, or its letter's receiver, has had: /metrics and the log say so. */
  noteRefusedForm(request: Asking | undefined, by: LimitedBy): void;
  /** Where there are no more than `most` of all clients. Returns a function that gives the place back. */
  openStream(request: Asking, most: number): Promise<() => void>;
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
  team: Pick<Team, "take" | "enter">;
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
/** Each page tells once; a page that breaks its policy tells as often as it does. An office may stand behind one address. */
const vitalsRate: Rate = { burst: 60, perSecond: 2 };
const reportRate: Rate = { burst: 30, perSecond: 0.5 };
const allReportsRate: Rate = { burst: 300, perSecond: 10 };
/** Seconds until a queue that is full has moved on. */
const queueAgain = 2;
const conversionsAgain = 10;
const streamsAgain = 30;
const everybody = "all";

export function siteLimits({ config, clientOf, figures, tally, team }: LimitParts): SiteLimits {
  const perSecond = config.CLIENT_REQUESTS_PER_SECOND;
  const byClient = perSecond === 0 ? undefined : clientRates(perSecond);
  const renderQueue = new WorkQueue({ atOnce: rendersAtOnce, mostWaiting: config.RENDER_QUEUE, onePerTurn: true });
  const searchQueue = new WorkQueue(searches);
  const formRate = perHour(config.ALL_FORMS_PER_HOUR);
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

  async function take(request: Asking | undefined, kind: LimitKind, rate: Rate | undefined): Promise<void> {
    const client = rate && clientOf(request);
    if (rate === undefined || client === undefined) return;
    const wait = await team.take(kind, client, rate);
    if (wait > 0) refuse(request, kind, "client", wait / 1000);
  }

  async function queued<T>(
    request: Asking | undefined,
    kind: "renders" | "searches",
    queue: WorkQueue,
    work: () => Promise<T>,
  ): Promise<T> {
    await take(request, kind, byClient?.[kind]);
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
    takeSubscription: (request) => take(request, "subscriptions", subscriptionRate),
    takeSignIn: (request) => take(request, "sign-ins", signInRate),
    takeWrongToken: (request) => take(request, "wrong-tokens", wrongTokenRate),
    takeVitals: (request) => take(request, "vitals", vitalsRate),
    async takeReport(request) {
      await take(request, "reports", reportRate);
      const wait = await team.take("reports", everybody, allReportsRate);
      if (wait > 0) refuse(request, "reports", "all", wait / 1000);
    },
    takeOfAll: (name, rate) => team.take(name, everybody, rate),
    async takeForm(request) {
      const wait = await team.take("forms", everybody, formRate);
      if (wait > 0) refuse(request, "forms", "all", wait / 1000);
    },
    noteRefusedForm: (request, by) => note(request, "forms", by),
    async openStream(request, most) {
      const leaveAll = await team.enter("streams", everybody, most);
      if (leaveAll === undefined) return refuse(request, "streams", "all", streamsAgain);
      const client = clientOf(request);
      if (client === undefined) return leaveAll;
      const leave = await team.enter("streams of a client", client, config.LIVE_STREAMS_PER_CLIENT);
      if (leave === undefined) {
        leaveAll();
        return refuse(request, "streams", "client", streamsAgain);
      }
      return () => {
        leaveAll();
        leave();
      };
    },
    isRefused: (request) => refusedRequests.has(request),
    waitingRenders: () => renderQueue.waiting,
  };
}

/** Room for an office behind one address, and for the robots of search engines. */
function clientRates(perSecond: number) {
  return {
    renders: { burst: 5 * perSecond, perSecond },
    searches: { burst: 2.5 * perSecond, perSecond: perSecond / 2 },
    // A front that was never seen brings a hundred pictures at once.
    conversions: { burst: 10 * perSecond, perSecond },
  };
}

function perHour(count: number): Rate {
  return { burst: count, perSecond: count / 3600 };
}
