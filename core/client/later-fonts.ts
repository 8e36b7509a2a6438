// Fonts that the document on show can do without, for the pages that come after it.

export function fetchLaterFonts(): void {
  const { dataset } = document.getElementById("page-state") ?? document.body;
  for (const href of dataset["laterFonts"]?.split(" ") ?? [])
    document.head.append(Object.assign(document.createElement("link"), { rel: "prefetch", crossOrigin: "", href }));
  delete dataset["laterFonts"];
}
