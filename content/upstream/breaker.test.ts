import { expect, it } from "vitest";
import { breaker } from "./breaker.ts";

function started() {
  const clock = { now: 0 };
  const door = breaker(() => clock.now);
  const fail = (times: number) => {
    for (let time = 0; time < times; time += 1) if (door.mayCall()) door.note(false);
  };
  return { clock, door, fail };
}

it("opens after five failures in a row, not after five in all", () => {
  const { door, fail } = started();
  fail(4);
  door.note(true);
  fail(4);
  expect(door.isOpen).toBe(false);
  fail(1);
  expect(door.isOpen).toBe(true);
  expect(door.mayCall()).toBe(false);
});

it("lets one call through after a rest, and everybody when that succeeded", () => {
  const { clock, door, fail } = started();
  fail(5);
  clock.now = 999;
  expect(door.mayCall()).toBe(false);
  clock.now = 1000;
  expect([door.mayCall(), door.mayCall(), door.mayCall()]).toEqual([true, false, false]);
  door.note(true);
  expect([door.mayCall(), door.mayCall(), door.isOpen]).toEqual([true, true, false]);
});

it("rests twice as long after each failed look, half a minute at most", () => {
  const { clock, door, fail } = started();
  fail(5);
  const rests: number[] = [];
  for (let look = 0; look < 7; look += 1) {
    const from = clock.now;
    while (!door.mayCall()) clock.now += 500;
    rests.push(clock.now - from);
    door.note(false);
  }
  expect(rests).toEqual([1000, 2000, 4000, 8000, 16_000, 30_000, 30_000]);
});

it("late failures of calls made before do not prolong the rest", () => {
  const { clock, door, fail } = started();
  fail(5);
  for (let late = 0; late < 20; late += 1) door.note(false);
  clock.now = 1000;
  expect(door.mayCall()).toBe(true);
});
