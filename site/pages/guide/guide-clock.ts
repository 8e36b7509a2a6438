// What moves in the guide: the line of the present, the marks of what is on, and the viewer's own times beside the site's. The server has drawn
// all of it for the moment the page was made; the times have their places already.

import type { IslandLife } from "../../../core/client/islands.ts";
import { zoneName } from "../../../model/time/home-zone.ts";
import { eachMinute } from "../../lib/each-minute.ts";
import { shareGone } from "../../tv/on-air.ts";
import { ownTime, ownZoneName } from "../../tv/own-time.ts";
import { airsOf, standingOf } from "../../tv/standing.ts";

/** The class of the words is the server's. */
function writeOwnTimes(): void {
  for (const time of document.querySelectorAll<HTMLTimeElement>("time[data-own]")) {
    const own = ownTime(Date.parse(time.dateTime));
    if (own === undefined || time.nextElementSibling?.className === time.dataset.own) continue;
    const words = document.createElement("span");
    words.className = time.dataset.own ?? "";
    words.textContent = own;
    time.after(words);
  }
}

/** Only the browser knows. */
function nameOwnZone(line: Element | null, now: number): void {
  if (line !== null && ownTime(now) !== undefined)
    line.textContent = `All times ${zoneName}; yours (${ownZoneName(now)}) beside`;
}

function moveOn(now: number, since: number): void {
  for (const element of document.querySelectorAll<HTMLElement>("[data-airs]")) {
    const program = airsOf(element.dataset.airs);
    element.dataset.on = standingOf(program, now);
    if (element instanceof HTMLProgressElement) element.value = shareGone(program, now);
  }
  const minutes = (now - since) / 60_000;
  for (const line of document.querySelectorAll<SVGElement>("[data-moves]")) {
    line.setAttribute("transform", `translate(${line.dataset.moves === "x" ? `${minutes} 0` : `0 ${minutes}`})`);
  }
}

export function moveGuide(element: HTMLElement, _: object, { renderedAt, signal }: IslandLife): void {
  const move = () => moveOn(Math.max(Date.now(), renderedAt), renderedAt);
  writeOwnTimes();
  nameOwnZone(element.querySelector("p"), Date.now());
  move();
  signal.addEventListener("abort", eachMinute(move));
}
