// The pages on this device: nothing until its list has been read, which only a browser can do.

import { useEffect, useState, type ReactNode } from "react";

export function KeptPages(): ReactNode {
  const [lists, setLists] = useState<ReactNode>(null);
  useEffect(() => {
    import("./kept-lists.tsx").then(({ keptLists }) => keptLists()).then(setLists, () => undefined);
  }, []);
  return lists;
}
