/** ADS-04: an ad's identifier keeps only digits, letters, underscore and hyphen. */
export function adIdentifier(text: string): string {
  return text.replaceAll(/[^0-9A-Za-z_-]/g, "");
}
