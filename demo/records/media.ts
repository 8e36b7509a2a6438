// What is known of the portraits: where they are cut, the face stays.

import { people } from "./people.ts";

export function mediaRecords(): object[] {
  return [...people.values()].map(({ avatar, full_name }) => ({
    type: "media",
    id: avatar.replace("/uploads/", ""),
    path: avatar,
    alt: `Portrait of ${full_name}`,
    credit: "Meridian News illustration",
    focalPoint: { x: 0.5, y: 0.45 },
    width: 640,
    height: 640,
  }));
}
