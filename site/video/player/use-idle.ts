// Whether the viewer has left the controls alone for a while.

import { useCallback, useEffect, useRef, useState } from "react";

const patience = 2600;

export function useIdle(): { isIdle: boolean; stir: () => void; rest: () => void } {
  const [isIdle, setIdle] = useState(false);
  const timer = useRef<number>(undefined);

  const rest = useCallback(() => {
    window.clearTimeout(timer.current);
    setIdle(true);
  }, []);

  const stir = useCallback(() => {
    setIdle(false);
    window.clearTimeout(timer.current);
    timer.current = window.setTimeout(() => setIdle(true), patience);
  }, []);

  useEffect(() => () => window.clearTimeout(timer.current), []);
  return { isIdle, stir, rest };
}
