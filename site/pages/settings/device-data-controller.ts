// What the list of stored things does, fetched after it: looks around on the device, and erases.

import { findDeviceData } from "../../device/find-device-data.ts";
import { sizeText, type DeviceItem, type Place } from "../../device/device-data.ts";

export { eraseEverything } from "../../device/erase-everything.ts";

const places: Readonly<Record<Place, string>> = {
  cookie: "cookie",
  local: "local storage",
  session: "this tab",
  cache: "cache",
  push: "push service",
  database: "database",
};

export interface DeviceDataLine extends DeviceItem {
  where: string;
  size: string;
}

export async function look(): Promise<DeviceDataLine[]> {
  return (await findDeviceData()).map((thing) => ({
    ...thing,
    where: places[thing.place],
    size: sizeText(thing.bytes),
  }));
}
