// The theme switch of the menu, which the server has drawn: shows what is chosen, and chooses.

import { chooseTheme, chosenTheme, onThemeChange, themeChoices } from "./theme-choice.ts";

/** The name of its fields. */
export const menuTheme = "menu-theme";

const fields = (root: Document) => [...root.querySelectorAll<HTMLInputElement>(`input[name="${menuTheme}"]`)];

export function followTheme(root: Document): void {
  const show = () => {
    const chosen = chosenTheme();
    for (const field of fields(root)) field.checked = field.value === chosen;
  };
  for (const field of fields(root)) {
    field.addEventListener("change", () => {
      const choice = themeChoices.find((value) => value === field.value);
      if (choice !== undefined) chooseTheme(choice);
    });
  }
  onThemeChange(show);
  show();
}
