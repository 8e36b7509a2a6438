// What a screen shows, such as one story: it stands first in the title of the window.

import { createContext, use, useEffect } from "react";

export const NameScreen = createContext<(name: string | undefined) => void>(() => undefined);

export function useScreenName(name: string | undefined): void {
  const tell = use(NameScreen);
  useEffect(() => {
    tell(name);
    return () => tell(undefined);
  }, [tell, name]);
}
