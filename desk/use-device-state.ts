import { useMemo, useState } from "react";
import { deviceBox } from "./device-store.ts";

/** State that stays on this device through reloads and a dead connection, until it is what it was at first. */
export function useDeviceState<T>(person: string, name: string, first: T): [T, (next: T) => void] {
  const box = useMemo(() => deviceBox<T>(person, name), [person, name]);
  const [value, setValue] = useState(() => box.read() ?? first);
  return [
    value,
    (next) => {
      box.write(JSON.stringify(next) === JSON.stringify(first) ? undefined : next);
      setValue(next);
    },
  ];
}
