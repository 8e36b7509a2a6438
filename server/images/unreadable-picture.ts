/** Why a picture is not converted, in words that may be told to anyone. */
export class UnreadablePicture extends Error {}

/** It took all the time or memory there is, and would take it again. */
export class CostlyPicture extends UnreadablePicture {}

/** It is elsewhere and cannot be had now; whether it is a picture is not known. */
export class UnreachablePicture extends Error {}

export function refuse(reason: string): never {
  throw new UnreadablePicture(reason);
}
