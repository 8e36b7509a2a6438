// STATE-02: the return of the connection is said too, for a moment. The shell says that it is gone.

import { shellMessages } from "../messages.ts";
import shell from "../shell/connection-note.module.css";

const shownFor = 4000;

/** The element stands there before it has words: one that arrives together with them is often not heard. */
export function sayWhenOnline(): void {
  const region = document.createElement("output");
  document.body.append(region);
  const say = (text: string) => {
    region.className = text === "" ? "" : `connection-note ${shell["notice"]}`;
    region.textContent = text;
  };
  let timer = 0;
  addEventListener("online", () => {
    say(shellMessages.online);
    timer = window.setTimeout(say, shownFor, "");
  });
  addEventListener("offline", () => {
    clearTimeout(timer);
    say("");
  });
}
