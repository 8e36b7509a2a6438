// The film in a small window of its own, where the browser has such windows.

/** What the browser says of itself and of the film. */
export interface PictureInPictureState {
  isEnabled: boolean;
  isOut: boolean;
}

export type PictureInPictureChange = "leave" | "enter" | "none";

/** A press on the button, or on its key, which is there even where the button is not. */
export function pictureInPictureChange({ isEnabled, isOut }: PictureInPictureState): PictureInPictureChange {
  if (isOut) return "leave";
  return isEnabled ? "enter" : "none";
}

/** Firefox has no such property: its own button lies over every film. */
export function hasPictureInPicture(document: Partial<Pick<Document, "pictureInPictureEnabled">>): boolean {
  return document.pictureInPictureEnabled === true;
}

export function togglePictureInPicture(film: HTMLVideoElement): void {
  const isOut = document.pictureInPictureElement === film;
  const change = pictureInPictureChange({ isEnabled: hasPictureInPicture(document), isOut });
  if (change === "none") return;
  // Refused where the press is too long ago, or the film has no picture yet.
  (change === "leave" ? document.exitPictureInPicture() : film.requestPictureInPicture()).catch(() => undefined);
}
