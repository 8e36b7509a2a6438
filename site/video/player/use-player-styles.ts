// The player's styles come with its code: no page that plays nothing carries them, and nothing is drawn before they are there.

import { useInsertionEffect } from "react";
import text from "./Player.module.css?inline";

let sheet: CSSStyleSheet | undefined;

export function usePlayerStyles(): void {
  useInsertionEffect(() => {
    if (sheet !== undefined) return;
    sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, []);
}
