// STATE-02, STATE-08: says when the connection is gone, and when the next page could not be had; goes when it is back, and when one is there.
// Part of every page's first script: without a connection nothing more can be fetched.

import { addressOf } from "../../model/addresses/address-of.ts";
import { shellMessages } from "../messages.ts";
import styles from "./connection-note.module.css";

export const connectionNoteId = "connection-note";

let askAgain: (() => void) | undefined;

function againButton(tryAgain: () => void): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = styles["again"] ?? "";
  button.textContent = shellMessages.tryAgain;
  button.addEventListener("click", tryAgain);
  return button;
}

function cachedPagesLink(): HTMLAnchorElement {
  const link = document.createElement("a");
  link.href = addressOf("/offline");
  link.textContent = "Kept pages";
  return link;
}

function draw(): void {
  const isOffline = !navigator.onLine;
  const note = document.createElement("span");
  note.className = `connection-note ${styles["notice"]}`;
  if (askAgain) note.append(`${shellMessages.notLoaded} `);
  if (isOffline) note.append(`${shellMessages.offline} `);
  if (askAgain) note.append(againButton(askAgain));
  if (isOffline && navigator.serviceWorker?.controller) note.append(cachedPagesLink());
  document.getElementById(connectionNoteId)?.replaceChildren(...(isOffline || askAgain ? [note] : []));
}

/** The next page could not be had. Undefined: one is there, or on its way. */
export function offerAgain(tryAgain: (() => void) | undefined): void {
  if (askAgain === tryAgain) return;
  askAgain = tryAgain;
  draw();
}

export function followConnection(): void {
  addEventListener("online", draw);
  addEventListener("offline", draw);
  draw();
}
