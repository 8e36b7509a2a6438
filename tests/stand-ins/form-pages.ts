// The two pages with forms as records, and a reader who fills them in without script.

import { parse } from "node-html-parser";

export const formPages: readonly object[] = [
  {
    type: "static_page",
    id: "contact",
    title: "Contact Us",
    canonical_url: "/contact",
    components: [
      { is: "contact-form", props: { formId: "desk", location: true, labels: { state: "State", town: "City" } } },
    ],
  },
  {
    type: "static_page",
    id: "newsletters",
    title: "Newsletters",
    canonical_url: "/newsletters",
    components: [
      {
        is: "newsletter",
        props: {
          title: "Choose",
          lists: [
            { slid: "briefing", title: "The Briefing" },
            { slid: "science", title: "Known Unknowns" },
          ],
        },
      },
    ],
  },
];

export const tokenAt = async (page: string): Promise<string> =>
  parse(await (await fetch(page)).text())
    .querySelector("input[name=email_token]")
    ?.getAttribute("value") ?? "";

export function postForm(
  page: string,
  fields: Record<string, string> | URLSearchParams,
  headers: Record<string, string> = {},
): Promise<Response> {
  return fetch(page, { method: "POST", body: new URLSearchParams(fields), redirect: "manual", headers });
}

export const message = { "full-name": "Ann Reader", email: "ann@example.com", message: "Hello", form_id: "desk" };
