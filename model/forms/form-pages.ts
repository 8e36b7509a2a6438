// The pages that are made for forms. Each is made for one reader, with a token that counts once, and cached by nobody; a form elsewhere has
// no token until a reader touches it, so that its page is the same for everyone.

export const contactPath = "/contact";
export const newslettersPath = "/newsletters";

export function isFormPage(path: string): boolean {
  return path === contactPath || path === newslettersPath;
}
