// LAYOUT-03: shows the one cookie the site sets and lets the reader set it, erase it, or spoil it to see that a wrong value is ignored.

import type { ReactNode } from "react";
import { Island } from "../../Island.tsx";
import { Module } from "../Module.tsx";
import type { BlockProps } from "../../../content/blocks/schemas.ts";
import { CookieControls } from "./CookieControls.tsx";

export function CookieSetting({ title }: BlockProps<"cookie-setting">): ReactNode {
  return (
    <Module title={title}>
      <Island name="cookie-controls" component={CookieControls} wakes="near" props={{}} />
    </Module>
  );
}
