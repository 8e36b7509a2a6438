// The documents that demo stories show, by file name.

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { writePdf, type PaperDocument } from "./write-pdf.ts";

export const documents: Readonly<Record<string, PaperDocument>> = {
  "storm-recovery-bill-summary": {
    title: "Coastal and River Recovery Act: section-by-section summary",
    paragraphs: [
      "Prepared by committee staff for the use of members. This summary has no legal force; where it differs from the text of the bill, the text governs.",
      "# Title I. Disaster relief fund",
      "Section 101 provides $14.2 billion for the disaster relief fund, available on enactment and until expended. Section 102 directs that no long-term project be suspended while the balance of the fund exceeds $3 billion.",
      "# Title II. Housing",
      "Section 201 provides $9.1 billion for housing grants to states, distributed by the count of destroyed or substantially damaged homes. Section 204, added on the floor, returns to the fund any share of which less than half is under contract after 180 days.",
      "# Title III. Protection works",
      "Section 301 provides $6.4 billion for levees, pumps and floodgates. Section 303 requires that a district show how it will pay for maintenance for 25 years before construction begins.",
      "# Title IV. Voluntary buyouts",
      "Section 401 provides $2.9 billion for the purchase of homes that have flooded three or more times in 20 years, at their value before the flood. Section 402 lets a municipality object, with reasons, within 60 days. No owner may be compelled to sell.",
      "# Title V. Farms, schools, hospitals and roads",
      "Section 501 provides $3.8 billion for crop and livestock losses. Section 502 provides $2.2 billion for schools, hospitals and roads, of which at least a third is reserved for counties of fewer than 50,000 people.",
      "# Title VI. Accounts",
      "Section 601 requires a public account, by county and updated monthly, of money promised, contracted and paid.",
    ],
  },
  "marlow-bridge-inspection-memo": {
    title: "Marlow Bridge: memorandum of inspection, year six",
    paragraphs: [
      "To: the Joint Commission. From: field inspection, eastern district. Copies: Ohio, West Virginia.",
      "# Findings",
      "1. Moderate crack, lower chord, center panel. Recommend repair within 12 months. (Repeated from earlier reports; see files for years one, three, four and five.)",
      "2. Corrosion of bolts at the cover plate of the same panel. Two could be turned by hand.",
      "3. Bearing at pier 3 does not move. Grease applied; no change.",
      "4. Possible loss of fasteners over the westbound lane. Urgent.",
      "# Responsibility",
      "The member in finding 1 is shown on Ohio’s drawings as maintained by West Virginia, and on West Virginia’s drawings as maintained by Ohio. This office asks the Commission which is right.",
      "# Action requested",
      "An answer.",
    ],
  },
  "frontier-systems-safety-act-digest": {
    title: "Frontier Systems Safety Act: legislative digest",
    paragraphs: [
      "This bill would apply to a developer that has trained a model with more than a stated amount of computing and has gross annual revenue of at least $500 million, if the model is offered to persons in the state.",
      "# Testing",
      "The developer would be required to test, before release, whether the model could contribute to a catastrophe of any of four kinds, and to publish the results with a written explanation.",
      "# Incidents",
      "The developer would be required to notify the Office of Emergency Services within 72 hours of an incident, and to provide a full account within 30 days.",
      "# Audits",
      "Beginning two years after the act takes effect, the developer would be required to retain an independent auditor each year.",
      "# Enforcement",
      "The Attorney General could seek a civil penalty of not more than $5 million for each violation. The bill would create no private right of action. The bill would protect employees and contractors who report a violation.",
      "# Fiscal effect",
      "Ongoing state costs of about $3.1 million a year, for 14 positions. Compliance costs to developers of $2 million to $6 million each.",
    ],
  },
};

export function documentFile(name: string): string {
  return `documents/${name}.pdf`;
}

/** Small and quick to write, so they are written anew each time. */
export function writeDocuments(mediaDir: string): void {
  mkdirSync(join(mediaDir, "documents"), { recursive: true });
  for (const [name, document] of Object.entries(documents))
    writeFileSync(join(mediaDir, documentFile(name)), writePdf(document));
}
