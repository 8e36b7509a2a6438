// Whether the reader wants less motion: by a setting of this site, or of the system.

export function prefersReducedMotion(): boolean {
  return (
    document.documentElement.dataset["motion"] === "reduce" || matchMedia("(prefers-reduced-motion: reduce)").matches
  );
}
