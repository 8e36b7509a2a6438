// A choice that the document carries as a mark, for style sheets to see, and that is saved on the device, for the theme script to set it again.

/** Undefined takes both away. A browser that saves nothing has the choice for this page. */
export function saveMark(mark: "textSize" | "motion", key: string, value: string | undefined): void {
  const { dataset } = document.documentElement;
  if (value === undefined) delete dataset[mark];
  else dataset[mark] = value;
  try {
    if (value === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Then it holds for this page.
  }
}
