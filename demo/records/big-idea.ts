// The Big Idea: a page of the politics desk that takes one proposal seriously (FRONT-08).

import { module, these } from "./modules.ts";
import type { PageText } from "./static-page.ts";

export const bigIdeaPage: PageText = {
  path: "politics/the-big-idea",
  title: "The Big Idea",
  description:
    "Once a month, one proposal taken seriously: what it would change, what it would cost, who has tried it.",
  body: `
Once a month the politics desk takes one proposal seriously. We ask what it would change, what it would cost, who has tried it and what happened next. We do not ask whether it polls well.

## This month: what if Congress had to read it first?

The proposal is short. No bill longer than 50 pages could come to a final vote until it had been public, in the form in which it would pass, for one minute a page. The recovery act that cleared the Senate overnight ran to 1,114 pages. Under the rule it would have waited 18 hours and 34 minutes.

**Who has tried it.** Twelve state legislatures have a waiting rule of some kind. Most let leaders waive it, and most waive it in the last week of the session, when it would matter. Nebraska, with one chamber and a three-round debate, waives least.

**What it would cost.** Time, which is the one thing a minority can spend. Every waiting rule is also a tool for delay, and a disaster bill would need a way out that does not become the way out.

**What it would change.** Less than its friends hope: nobody reads an appropriations table at a page a minute. But staff, agencies and reporters would, and so would the 3,143 counties that have to carry a law out.

`,
  components: [
    module("three-across", {
      title: "Reading for the argument",
      searchCriteria: these([
        "/politics/what-is-in-storm-recovery-bill",
        "/politics/senate-parliamentarian-vandermeer-profile",
        "/politics/nebraska-unicameral-property-tax-deal",
      ]),
    }),
  ],
};
