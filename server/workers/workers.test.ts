import { describe, expect, it } from "vitest";
import { totalsOf } from "../operating/totals.ts";
import { mostMemory, pageCacheBytes } from "./memory-shares.ts";
import type { FromWorker, ToWorker } from "./messages.ts";
import { shareOf } from "./team.ts";
import { withParent } from "./with-parent.ts";

const megabyte = 1024 * 1024;

it.each([
  { PAGE_CACHE_MB: undefined, size: 1, megabytes: 128 },
  { PAGE_CACHE_MB: undefined, size: 2, megabytes: 64 },
  // None has less than it needs for a front page and what it leads to.
  { PAGE_CACHE_MB: undefined, size: 16, megabytes: 32 },
  { PAGE_CACHE_MB: 100, size: 4, megabytes: 25 },
])("of PAGE_CACHE_MB=$PAGE_CACHE_MB each of $size workers has $megabytes MB", ({ PAGE_CACHE_MB, size, megabytes }) => {
  expect(pageCacheBytes({ PAGE_CACHE_MB }, { size })).toBe(megabytes * megabyte);
});

it("a worker may hold a gigabyte besides its pages, or what is set", () => {
  expect(mostMemory({ PAGE_CACHE_MB: 512, WORKER_MEMORY_MB: undefined }, { size: 2 })).toBe(1280 * megabyte);
  expect(mostMemory({ PAGE_CACHE_MB: 512, WORKER_MEMORY_MB: 600 }, { size: 2 })).toBe(600 * megabyte);
});

it.each([
  [10, 1, 10],
  [10, 3, 4],
  [2, 8, 1],
])("of %i for all each of %i has %i", (all, size, share) => {
  expect(shareOf(all, { size })).toBe(share);
});

it("the totals add up what only grows and how things are, also of a worker of another version", () => {
  const state = { cachedPages: 2, cachedBytes: 10, streams: 1, rendersWaiting: 0, longestStall: 300 };
  const one = { pid: 1, upFor: 1, memory: 1, process: [] };
  const { figures, state: all } = totalsOf({
    live: [
      {
        ...one,
        worker: 1,
        figures: { cachedAnswers: 3, answers: { "2xx": 4 }, times: { page: { hit: { steps: [1, 2] } } } },
        state,
      },
      { ...one, worker: 2, figures: { cachedAnswers: 5, ofTomorrow: 1 }, state: { ...state, longestStall: 500 } },
    ],
    ended: { cachedAnswers: 10, answers: { "2xx": 1, "5xx": 2 } },
  });
  expect(figures).toMatchObject({ cachedAnswers: 18, answers: { "2xx": 5, "4xx": 0, "5xx": 2 }, renders: 0 });
  expect(figures.times.page.hit?.steps.slice(0, 3)).toEqual([1, 2, 0]);
  expect(all).toEqual({ cachedPages: 4, cachedBytes: 20, streams: 2, rendersWaiting: 0, longestStall: 500 });
});

describe("a worker", () => {
  const rate = { burst: 1, perSecond: 0.001 };

  function worker() {
    const sent: FromWorker[] = [];
    let say: (message: ToWorker, socket?: unknown) => void = () => undefined;
    let retired = 0;
    const team = withParent({
      worker: 2,
      size: 2,
      parent: {
        send: (message) => sent.push(message),
        listen: (hear) => (say = hear),
      },
      onRetire: () => (retired += 1),
    });
    return { team, sent, say: (message: ToWorker, socket?: unknown) => say(message, socket), retired: () => retired };
  }

  it("asks all of one turn in one message, and goes by the answers", async () => {
    const { team, sent, say } = worker();
    const takes = [team.take("renders", "a", rate), team.take("renders", "b", rate)];
    await expect.poll(() => sent.length).toBe(1);
    expect(sent[0]).toMatchObject({
      is: "asks",
      questions: [
        [1, { client: "a" }],
        [2, { client: "b" }],
      ],
    });
    say({
      is: "answers",
      answers: [
        [2, 700],
        [1, 0],
      ],
    });
    expect(await Promise.all(takes)).toEqual([0, 700]);
  });

  it("goes by its own counts while the parent is silent, and gives back what would come too late", async () => {
    const { team, sent } = worker();
    expect(await team.take("renders", "a", rate)).toBe(0);
    expect(await team.take("renders", "a", rate)).toBeGreaterThan(0);
    expect(await team.enter("streams", "a", 1)).toBeDefined();
    expect(await team.enter("streams", "a", 1)).toBeUndefined();
    expect(sent.filter(({ is }) => is === "left")).toHaveLength(2);
  });

  it("does what is to be done once from the moment it comes on duty, until it retires", () => {
    const { team, say, retired } = worker();
    let begun = 0;
    team.whenOnDuty(() => (begun += 1));
    expect([team.isOnDuty(), begun]).toEqual([false, 0]);
    say({ is: "on-duty" });
    say({ is: "on-duty" });
    expect([team.isOnDuty(), begun]).toEqual([true, 1]);
    say({ is: "retire" });
    expect([team.isOnDuty(), retired()]).toEqual([false, 1]);
  });

  it("listens when it may, on the socket that there is", async () => {
    const { team, sent, say } = worker();
    const socket = {};
    const allowed = team.mayListen();
    expect(sent).toEqual([{ is: "prepared" }]);
    say({ is: "listen" }, socket);
    expect(await allowed).toBe(socket);
  });
});
