import { pino } from "pino";
import { expect, it } from "vitest";
import type { TokenUse } from "./access-door.ts";
import { tokenLog } from "./token-log.ts";

function logged(
  act: (note: (use: TokenUse) => void, setTime: (at: number) => void) => void,
): Record<string, unknown>[] {
  const lines: string[] = [];
  let time = 0;
  const log = pino({ base: null }, { write: (line) => lines.push(line) });
  act(
    tokenLog(log, () => time),
    (at) => (time = at),
  );
  return lines.map((line) => JSON.parse(line));
}

const use: TokenUse = {
  token: "0123456789ab",
  scope: "content",
  isGood: true,
  method: "POST",
  address: "/api/content",
  status: 200,
};

it("tells every use of a good token, and what was done", () => {
  const lines = logged((note) => {
    for (let turn = 0; turn < 50; turn += 1) note({ ...use, done: { stored: turn } });
  });
  expect(lines).toHaveLength(50);
  expect(lines.at(-1)).toMatchObject({ msg: "token used", token: "0123456789ab", address: "/api/content", stored: 49 });
});

it("tells ten refusals a minute, and then how many more there were", () => {
  const lines = logged((note, setTime) => {
    for (let turn = 0; turn < 1000; turn += 1) note({ ...use, isGood: false, status: 401 });
    setTime(60_000);
    note({ ...use, isGood: false, status: 401, address: `/metrics?${"a".repeat(5000)}` });
  });
  expect(lines).toHaveLength(11);
  expect(lines[0]).toMatchObject({ msg: "token refused", token: "0123456789ab", status: 401 });
  expect(lines[10]).toMatchObject({ untold: 990 });
  expect(JSON.stringify(lines[10]).length).toBeLessThan(1000);
});
