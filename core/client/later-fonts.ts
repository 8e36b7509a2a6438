// Fonts that the document on show can do without, for the pages that come after it.

export function fetchLaterFonts(): void {
  const state = document.getElementById("page-state");
  const { laterFonts = "" } = state?.dataset ?? {};
  delete state?.dataset["laterFonts"];
  for (const href of laterFonts.split(" ").filter((font) => font !== "")) {
    const link = document.createElement("link");
    Object.assign(link, { rel: "prefetch", as: "font", crossOrigin: "anonymous", href });
    document.head.append(link);
  }
}
