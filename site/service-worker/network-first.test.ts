import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { networkFirst } from "./network-first.ts";

const answer = (text: string, status = 200) => new Response(text, { status });
const after = (milliseconds: number, response: Response) =>
  new Promise<Response>((resolve) => setTimeout(resolve, milliseconds, response));
const never = new Promise<Response>(() => undefined);
const copy = async () => answer("cached");
const none = async () => undefined;
const broken = () => Promise.reject(new Error("storage"));

async function shown(network: Promise<Response>, cached: () => Promise<Response | undefined>, patience = 20) {
  const response = networkFirst({ network, cached, patience });
  await Promise.all([vi.runAllTimersAsync(), response.catch(() => undefined)]);
  return (await response).text();
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe("network first", () => {
  it.each([
    ["an answer in time", async () => answer("fresh"), copy, "fresh"],
    ["no such page, which is an answer too", async () => answer("404", 404), copy, "404"],
    ["a network that hangs", () => never, copy, "cached"],
    ["no network", () => Promise.reject(new Error("offline")), copy, "cached"],
    ["a fault of the server", async () => answer("bad gateway", 502), copy, "cached"],
    ["a fault, and no copy", async () => answer("bad gateway", 502), none, "bad gateway"],
    ["a slow answer, and a storage that fails", () => after(50, answer("late")), broken, "late"],
    ["a slow answer, and no copy", () => after(50, answer("late")), none, "late"],
  ])("%s", async (_, network, cached, expected) => {
    expect(await shown(network(), cached)).toBe(expected);
  });

  it("fails when there is neither", async () => {
    await expect(shown(Promise.reject(new Error("offline")), none)).rejects.toThrow("offline");
  });
});
