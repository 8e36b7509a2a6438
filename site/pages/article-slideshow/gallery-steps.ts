// Where a gallery stands and where it goes next. Place 0 is the intro, 1 to n are the pictures, n + 1 is the outro.

export function placeAt(scrollLeft: number, width: number): number {
  return width === 0 ? 0 : Math.round(scrollLeft / width);
}

export function placeText(place: number, pictures: number): string {
  if (place === 0) return picturesText(pictures);
  return place > pictures ? "The end" : `${place} of ${pictures}`;
}

export function picturesText(pictures: number): string {
  return pictures === 1 ? "1 picture" : `${pictures} pictures`;
}

/** Home and End belong to the page, unless the reader is in the gallery. */
export function keyTarget(key: string, place: number, last: number, inGallery: boolean): number | undefined {
  const target = targetOf(key, place, last, inGallery);
  return target === undefined || target < 0 || target > last ? undefined : target;
}

function targetOf(key: string, place: number, last: number, inGallery: boolean): number | undefined {
  if (key === "ArrowRight") return place + 1;
  if (key === "ArrowLeft") return place - 1;
  if (!inGallery) return undefined;
  if (key === "Home") return 0;
  return key === "End" ? last : undefined;
}

const wheelRest = 400;

export interface WheelTurn {
  deltaX: number;
  deltaY: number;
}

/** One turn of a wheel sends many events: one step, then a rest. Sideways turns scroll the gallery by themselves. */
export function wheelStep({ deltaX, deltaY }: WheelTurn, sinceLast: number): -1 | 0 | 1 {
  if (Math.abs(deltaY) <= Math.abs(deltaX) || sinceLast < wheelRest) return 0;
  return deltaY > 0 ? 1 : -1;
}
