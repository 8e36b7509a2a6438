import { expect, it } from "vitest";
import { introducesNext } from "./introduces-next.ts";

it.each([
  ["<strong>What happens to the bill now?</strong>", true],
  ["<b>Who pays?</b> <em></em>", true],
  ["<strong>Who</strong> <strong>pays?</strong>", true],
  ["<em><strong>Who pays?</strong></em>&nbsp;", true],
  ["The senators agreed on three things:", true],
  ["<strong>WASHINGTON</strong> — The Senate voted.", false],
  ["The Senate voted.", false],
  ["He said <strong>no</strong>", false],
  ["", false],
  ["<br>", false],
])("ADS-03 %j leads on: %s", (html, expected) => {
  expect(introducesNext(html)).toBe(expected);
});
