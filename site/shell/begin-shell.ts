// What the shell does in the browser, on every page alike.

import { copyOnClick } from "../share/copy-on-click.ts";
import { replaceMissingPictures } from "../ui/missing-pictures.ts";
import { scrollRows } from "../ui/scroll-rows.ts";
import { makePostersButtons, pressPostersBySpace } from "../video/posters.ts";
import { closeMenuOnFollow } from "./close-menu.ts";
import { followConnection } from "./connection-note.ts";
import { keepTimesMoving, moveTimes } from "./moving-times.ts";
import { suggestWhileTyping } from "./suggest-while-typing.ts";
import { followTheme } from "./theme-switch.ts";

/** What every page has of it. */
export function showParts(): void {
  moveTimes();
  makePostersButtons(document);
}

export function beginShell(): void {
  replaceMissingPictures(document);
  scrollRows(document);
  suggestWhileTyping(document);
  copyOnClick(document);
  pressPostersBySpace(document);
  closeMenuOnFollow(document);
  followTheme(document);
  followConnection();
  keepTimesMoving();
  showParts();
}
