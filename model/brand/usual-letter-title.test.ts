import { expect, it } from "vitest";
import { usualLetterTitle } from "./usual-letter-title.ts";

it.each([
  ["Meridian", "en-US", "The Meridian Briefing"],
  ["The Lantern", "en-GB", "The Lantern Briefing"],
  ["El Faro de Cádiz", "es-ES", "El Faro de Cádiz"],
  ["Łódź", "pl", "Łódź"],
])("the letter of %s in %s is called %s", (shortName, language, title) => {
  expect(usualLetterTitle({ shortName, language })).toBe(title);
});
