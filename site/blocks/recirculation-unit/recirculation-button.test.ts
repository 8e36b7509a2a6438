import { expect, it } from "vitest";
import { recirculationButton } from "./recirculation-button.ts";

it.each([
  [
    { showButton: true, buttonText: "More", buttonUrl: "/more" },
    { text: "More", url: "/more" },
  ],
  [{ showButton: true, buttonText: "More" }, undefined],
  [{ showButton: true, buttonUrl: "/more" }, undefined],
  [{ showButton: false, buttonText: "More", buttonUrl: "/more" }, undefined],
])("LIST-10 %o gives the button %o", (parts, button) => {
  expect(recirculationButton(parts)).toEqual(button);
});
