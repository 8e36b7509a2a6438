// Two films at once is noise: whoever starts stills the others.

const name = "play";

/** Answers the function that leaves. */
export function takeTurns(video: HTMLVideoElement): () => void {
  const announce = () => document.dispatchEvent(new CustomEvent(name, { detail: video }));
  const yieldTo = (event: Event) => {
    if (event instanceof CustomEvent && event.detail !== video) video.pause();
  };
  video.addEventListener("play", announce);
  document.addEventListener(name, yieldTo);
  return () => {
    video.removeEventListener("play", announce);
    document.removeEventListener(name, yieldTo);
  };
}
