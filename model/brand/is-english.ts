/** Whether what the publisher writes is in the language of the site's own words. */
export function isEnglish(language: string): boolean {
  return new Intl.Locale(language).language === "en";
}
