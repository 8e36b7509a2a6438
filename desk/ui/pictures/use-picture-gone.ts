// Whether there is no picture at an address that is typed. While nobody can say, as without a connection, it is taken to be there.

import { useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { call } from "../../call.ts";

export function usePictureGone(address: string): boolean {
  const asked = useDeferredValue(address);
  const { data } = useQuery({
    queryKey: ["pictures", "there", asked],
    queryFn: () => call("pictures.there", { query: { address: asked } }),
    enabled: asked !== "",
  });
  return asked !== "" && data?.isThere === false;
}
