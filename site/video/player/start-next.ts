// A viewer who goes on to the next video wants it to play: its page is told so through the session, once.

export const playNextKey = "play-next";

export function goTo({ videoId, url }: { videoId: string; url: string }): void {
  try {
    sessionStorage.setItem(playNextKey, videoId);
  } catch {
    // Then it waits for a press.
  }
  location.assign(url);
}

/** True once, for the video that was gone to. */
export function wasGoneTo(videoId: string): boolean {
  try {
    const isMeant = sessionStorage.getItem(playNextKey) === videoId;
    sessionStorage.removeItem(playNextKey);
    return isMeant;
  } catch {
    return false;
  }
}
