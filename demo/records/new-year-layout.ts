// What stands on the page of New Year's Eve besides the countdown.

import { fromSection, module } from "./modules.ts";
import { showArtUrl } from "./shows.ts";

export const newYearLayout: object = {
  type: "layout",
  id: "newyears",
  subtype: "newyearsLayout",
  elementId: null,
  title: "New Year’s Eve",
  preContent: [
    module("channel-promo", {
      label: "New Year’s Eve on Meridian",
      title: "Twenty-five hours, thirty-four midnights, one very long desk",
      url: "/fnctv",
      time: "From 5 a.m. ET on December 31",
      dek: "Lucia Brandt-Reyes opens on Kiritimati time. Far Desk follows the hour west. Harper Quill takes over for the Americas, live from small towns that drop something other than a ball.",
      imageUrl: showArtUrl("far-desk"),
    }),
  ],
  main: [
    module("three-across", {
      title: "While you wait",
      url: "/lifestyle",
      searchCriteria: fromSection("lifestyle", { size: 3 }),
    }),
  ],
};
