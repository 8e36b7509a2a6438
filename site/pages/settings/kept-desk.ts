// What the list of kept things does, fetched after it: looks around on the device, and erases.

import { lookAround } from "../../device/look-around.ts";
import { sizeText, type KeptThing, type Place } from "../../device/kept-things.ts";

export { eraseEverything } from "../../device/erase-everything.ts";

const places: Readonly<Record<Place, string>> = {
  cookie: "cookie",
  local: "local storage",
  session: "this tab",
  cache: "cache",
  push: "push service",
  database: "database",
};

export interface KeptLine extends KeptThing {
  where: string;
  size: string;
}

export async function look(): Promise<KeptLine[]> {
  return (await lookAround()).map((thing) => ({ ...thing, where: places[thing.place], size: sizeText(thing.bytes) }));
}
