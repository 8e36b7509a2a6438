import { expect, it } from "vitest";
import { emptyToken, sentToken } from "./token-draft.ts";

const draft = emptyToken(90);

it.each([
  ["nothing is chosen", draft, { name: "", mayWrite: false, kinds: [], sections: [], days: 90 }],
  [
    "everything",
    { ...draft, whichKinds: "all" as const, whichSections: "all" as const },
    { kinds: ["all"], sections: ["all"] },
  ],
  [
    "some",
    {
      ...draft,
      whichKinds: "some" as const,
      kinds: ["article"],
      whichSections: "some" as const,
      sections: "a, b/c,, ",
    },
    { kinds: ["article"], sections: ["a", "b/c"] },
  ],
  ["some were chosen before all", { ...draft, whichKinds: "all" as const, kinds: ["article"] }, { kinds: ["all"] }],
  ["days that are none", { ...draft, days: "soon" }, { days: 0 }],
  ["days with blanks", { ...draft, days: " 7 " }, { days: 7 }],
])("%s", (_, filled, sent) => {
  expect(sentToken(filled)).toMatchObject(sent);
});
