// HEAD-03: the heading's styling switches between breaking and breaking with an image; an event that is not breaking is quiet.

export type HeadingLook = "breaking" | "breaking-with-image" | "quiet" | "quiet-with-image";

export function headingLook(isBreaking: boolean, imageUrl: string | undefined): HeadingLook {
  const tone = isBreaking ? "breaking" : "quiet";
  return imageUrl === undefined ? tone : `${tone}-with-image`;
}
