// The pages that take something from a reader. Each is made for one reader, with a token that counts once, and kept by nobody.

export const contactPath = "/contact";
export const newslettersPath = "/newsletters";

/** Stands at the form, so that whoever has sent it sees what became of it. */
export const formAnchor = "form";

/** No person sees this field; whoever fills it in is a machine. */
export const trapField = "website";

export function isFormPage(path: string): boolean {
  return path === contactPath || path === newslettersPath;
}
