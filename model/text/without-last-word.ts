/** A text that was cut anywhere, cut between two words instead. White space in it is single spaces. */
export function withoutLastWord(text: string): string {
  const end = text.lastIndexOf(" ");
  return end === -1 ? text : text.slice(0, end);
}
