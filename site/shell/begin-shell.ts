// What the shell does in the browser, on every page alike.

import { copyOnClick } from "../share/copy-on-click.ts";
import { replaceMissingPictures } from "../ui/missing-pictures.ts";
import { scrollRows } from "../ui/scroll-rows.ts";
import { pressPostersBySpace } from "../video/posters.ts";
import { closeMenuOnFollow } from "./close-menu.ts";
import { followConnection } from "./connection-note.ts";
import { keepTimesMoving } from "./moving-times.ts";
import { suggestWhileTyping } from "./suggest-while-typing.ts";
import { followTheme } from "./theme-switch.ts";

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
}
