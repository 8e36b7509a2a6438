// The pages on this device: nothing until its list has been read, which only a browser can do.

import { useEffect, useState, type ReactNode } from "react";

export function CachedPages(): ReactNode {
  const [lists, setLists] = useState<ReactNode>(null);
  useEffect(() => {
    import("./cached-lists.tsx").then(({ cachedLists }) => cachedLists()).then(setLists, () => undefined);
  }, []);
  return lists;
}
