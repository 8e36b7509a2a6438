// The page on show, asked for once more and shown in its own place.

/** Tells it from a change of the address alone. */
export const anew = "anew";

export function showAnew(): void {
  if ("navigation" in window)
    window.navigation.navigate(location.pathname + location.search, { history: "replace", info: anew });
  else location.reload();
}
