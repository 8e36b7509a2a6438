// Sets the theme cookie to a value and says what the site makes of it (VIDEO-01).

import { useSyncExternalStore, type ReactNode } from "react";
import { themeCookie, themeInCookie } from "../../reader-settings.ts";
import { Button } from "../../ui/Button.tsx";
import styles from "./CookieControls.module.css";

const values = ["light", "dark", "purple"] as const;
const anHour = 60 * 60;
const writtenEvent = "cookiewritten";

function valueIn(cookies: string): string | undefined {
  return new RegExp(`(?:^|;\\s*)${themeCookie}=([^;]*)`).exec(cookies)?.[1];
}

function subscribe(changed: () => void): () => void {
  document.addEventListener(writtenEvent, changed);
  return () => document.removeEventListener(writtenEvent, changed);
}

function write(value: string, seconds: number): void {
  document.cookie = `${themeCookie}=${value}; path=/; max-age=${seconds}; samesite=lax`;
  const theme = themeInCookie(document.cookie);
  if (theme === undefined) delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
  document.dispatchEvent(new Event(writtenEvent));
}

export function CookieControls(): ReactNode {
  const cookies = useSyncExternalStore(
    subscribe,
    () => document.cookie,
    () => "",
  );
  const value = valueIn(cookies);
  const theme = themeInCookie(cookies);
  return (
    <div className={styles.controls}>
      <output className={styles.now}>
        <code>{themeCookie}</code> {value === undefined ? "is not set" : `is “${value}”`};{" "}
        {theme === undefined ? "your system chooses the theme." : `the theme is ${theme}.`}
      </output>
      <p className={styles.buttons}>
        {values.map((one) => (
          <Button key={one} look="outline" onClick={() => write(one, anHour)}>
            Set to “{one}”
          </Button>
        ))}
        <Button look="outline" onClick={() => write("", 0)}>
          Erase
        </Button>
      </p>
    </div>
  );
}
