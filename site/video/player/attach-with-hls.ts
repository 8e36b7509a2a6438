// A stream played by hls.js. Its light build has all that these streams need; its worker would need a policy that allows blobs.

import { Hls } from "hls.js/light";
import type { AttachedStream, StreamEvents } from "./attached-stream.ts";

const mostRepairs = 2;

export function attachWithHls(video: HTMLVideoElement, url: string, events: StreamEvents): AttachedStream {
  const hls = new Hls({ enableWorker: false, capLevelToPlayerSize: true, backBufferLength: 30 });
  let repairs = 0;
  hls.on(Hls.Events.MANIFEST_PARSED, (_, { levels }) => {
    events.onQualities(levels.map(({ height }, index) => ({ height, index })));
  });
  hls.on(Hls.Events.ERROR, (_, { fatal, type }) => {
    if (!fatal) return;
    repairs += 1;
    if (repairs > mostRepairs) events.onFailure();
    else if (type === Hls.ErrorTypes.MEDIA_ERROR) hls.recoverMediaError();
    else events.onFailure();
  });
  hls.loadSource(url);
  hls.attachMedia(video);
  return {
    chooseQuality(index) {
      hls.currentLevel = index ?? -1;
    },
    detach: () => hls.destroy(),
  };
}
