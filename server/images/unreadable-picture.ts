/** Why a picture is not converted, in words that may be told to anyone. */
export class UnreadablePicture extends Error {}

/** It took all the time or memory there is, and would take it again. */
export class CostlyPicture extends UnreadablePicture {}

export function refuse(reason: string): never {
  throw new UnreadablePicture(reason);
}
