// What the shell does in the browser, on every page alike.

import { replaceMissingPictures } from "../ui/missing-pictures.ts";
import { scrollRows } from "../ui/scroll-rows.ts";
import { closeMenuOnFollow } from "./close-menu.ts";
import { followConnection } from "./connection-note.ts";
import { keepTimesMoving } from "./moving-times.ts";
import { suggestWhileTyping } from "./suggest-while-typing.ts";
import { followTheme } from "./theme-switch.ts";

export function beginShell(): void {
  replaceMissingPictures(document);
  scrollRows(document);
  suggestWhileTyping(document);
  closeMenuOnFollow(document);
  followTheme(document);
  followConnection();
  keepTimesMoving();
}
