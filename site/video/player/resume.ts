// Where a viewer left a video, for the last few of them.

export interface LeftAt {
  videoId: string;
  seconds: number;
}

/** The last one left first. */
export type Places = readonly LeftAt[];

const mostPlaces = 40;

/** Not worth returning to: a look at the beginning, or all but the end. */
export function isWorthCaching(seconds: number, duration: number): boolean {
  if (!Number.isFinite(duration)) return false;
  return seconds >= Math.min(5, duration * 0.25) && seconds <= duration - Math.min(10, duration * 0.1);
}

export function withPlace(places: Places, videoId: string, seconds: number, duration: number): Places {
  const others = places.filter((place) => place.videoId !== videoId);
  if (!isWorthCaching(seconds, duration)) return others;
  return [{ videoId, seconds: Math.floor(seconds * 10) / 10 }, ...others].slice(0, mostPlaces);
}

export function placeOf(places: Places, videoId: string): number | undefined {
  return places.find((place) => place.videoId === videoId)?.seconds;
}
