/** As texts are compared by people who type: case and accents do not tell them apart. */
export function folded(text: string): string {
  return text.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
}
