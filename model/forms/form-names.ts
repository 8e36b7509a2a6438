// What a form is called on its page: where it stands, how the ids of its fields begin, and how what is sent says which form it is.

export type FormKind = "contact-form" | "newsletter";

const longest = 48;
const contactStart = "form-";
const newsletterStart = "newsletter";

/** By its own id, or by the mailing list. */
export function formName(kind: FormKind, id: string | undefined): string {
  const own = (id ?? "").replaceAll(/\W+/g, "-").replaceAll(/^-|-$/g, "").slice(0, longest);
  if (kind === "contact-form") return contactStart + (own || "contact");
  return own === "" ? newsletterStart : `${newsletterStart}-${own}`;
}

export function kindOfForm(name: string): FormKind | undefined {
  if (name.startsWith(contactStart)) return "contact-form";
  return name.startsWith(newsletterStart) ? "newsletter" : undefined;
}

/** Two hyphens stand in no name, so no part of one form has the id of another form. */
export function partId(form: string, part: string): string {
  return `${form}--${part}`;
}

/** Each name once: those that come again are numbered. */
export function distinctNames(names: readonly string[]): string[] {
  const taken = new Set<string>();
  return names.map((name) => {
    let own = name;
    for (let number = 2; taken.has(own); number += 1) own = `${name}-${number}`;
    taken.add(own);
    return own;
  });
}
