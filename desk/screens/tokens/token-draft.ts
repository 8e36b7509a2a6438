// A token as it is filled in, and as it is asked for. Pure.

import type { TokenToAskFor } from "../../../model/desk/token-calls.ts";

type Which = "all" | "some" | undefined;

export interface TokenDraft {
  name: string;
  mayWrite: boolean;
  whichKinds?: Which;
  kinds: string[];
  whichSections?: Which;
  /** With commas between them. */
  sections: string;
  days: string;
}

export const emptyToken = (days: number): TokenDraft => ({
  name: "",
  mayWrite: false,
  kinds: [],
  sections: "",
  days: String(days),
});

const chosen = (which: Which, some: string[]) => (which === "all" ? ["all"] : which === "some" ? some : []);

export function sentToken({
  name,
  mayWrite,
  whichKinds,
  kinds,
  whichSections,
  sections,
  days,
}: TokenDraft): TokenToAskFor {
  return {
    name,
    mayWrite,
    kinds: chosen(whichKinds, kinds),
    sections: chosen(
      whichSections,
      sections
        .split(",")
        .map((section) => section.trim())
        .filter((section) => section !== "" && section !== "all"),
    ),
    days: /^\d{1,5}$/.test(days.trim()) ? Number(days) : 0,
  };
}
