// A channel from a loop: the segments of a finished playlist, played round and round by the clock, so that all viewers see the same.

interface Segment {
  uri: string;
  seconds: number;
}

interface Loop {
  /** Lines that hold for all segments, such as where their common beginning is. */
  common: string[];
  segments: Segment[];
}

/** How many segments a player is told of. */
const window = 5;

/** After so many breaks they are counted anew. hls.js walks through a list as long as the count whenever the playlist comes: counted since
 * 1970, that held a small machine busy for three quarters of the time. It knows segments by their own number, which never begins anew. */
const mostBreaks = 10_000;

/** Nothing for a text that is no playlist of segments. */
export function rollingPlaylist(loopPlaylist: string, now: number): string | undefined {
  const { common, segments } = readLoop(loopPlaylist);
  const length = segments.reduce((sum, { seconds }) => sum + seconds, 0);
  if (length <= 0) return undefined;
  const round = Math.floor(now / 1000 / length);
  // The segment on air is still being made; those before it can be had.
  const onAir = round * segments.length + segmentAt(segments, now / 1000 - round * length);
  const first = onAir - window;
  const listed = Array.from({ length: window }, (_, index) => first + index);
  return [
    "#EXTM3U",
    "#EXT-X-VERSION:7",
    `#EXT-X-TARGETDURATION:${Math.ceil(Math.max(...segments.map(({ seconds }) => seconds)))}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    // A round begins with a break in time; this counts those that have gone by.
    `#EXT-X-DISCONTINUITY-SEQUENCE:${Math.floor(first / segments.length) % mostBreaks}`,
    ...common,
    ...listed.flatMap((number) => {
      const segment = segments[number % segments.length];
      if (segment === undefined) return [];
      const breaks = number % segments.length === 0 && number !== first;
      return [...(breaks ? ["#EXT-X-DISCONTINUITY"] : []), `#EXTINF:${segment.seconds.toFixed(3)},`, segment.uri];
    }),
    "",
  ].join("\n");
}

function segmentAt(segments: readonly Segment[], seconds: number): number {
  let end = 0;
  const found = segments.findIndex((segment) => (end += segment.seconds) > seconds);
  return found === -1 ? segments.length - 1 : found;
}

function readLoop(playlist: string): Loop {
  const loop: Loop = { common: [], segments: [] };
  let seconds = 0;
  for (const line of playlist.split(/\r?\n/)) {
    const length = /^#EXTINF:([\d.]+)/.exec(line)?.[1];
    if (length !== undefined) seconds = Number(length);
    else if (line.startsWith("#EXT-X-MAP:")) loop.common.push(line);
    else if (line !== "" && !line.startsWith("#") && seconds > 0) loop.segments.push({ uri: line, seconds });
  }
  return loop;
}
