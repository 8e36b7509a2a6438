// What whoever makes a new brand folder is asked, and what is wrong with an answer. A person is told at once and asked again; answers that
// come by flags or from a file are refused together.

import { domainToASCII } from "node:url";
import { isNoPage } from "../model/addresses/no-page.ts";
import { routeTable } from "../model/addresses/route-table.ts";
import { urlRows } from "../model/addresses/url-rows.ts";
import { faultsOfBrand } from "../model/brand/brand-schema.server.ts";
import { brandFileOf, sectionLabels, sectionLink } from "./new-brand.ts";
import type { Answers } from "./brand-answers.ts";
import { starterPaths } from "./starter-pages.ts";

type Name = keyof Answers;

interface Question {
  name: Name;
  flag: string;
  asks: string;
  faultOf: (answer: string) => string | undefined;
}

/** Good answers, beside which another is looked at. */
const sound: Answers = {
  name: "The Quay",
  domain: "www.example.com",
  slogan: "News",
  email: "desk@example.com",
  sections: "",
  television: "n",
  language: "",
  timeZone: "",
};

/** What the check of brands says of this field once the answer stands in it. */
function faultIn(name: Name, field: string) {
  return (answer: string): string | undefined => {
    const fault = faultsOfBrand(brandFileOf({ ...sound, [name]: answer })).find((each) => each.startsWith(field));
    return fault?.slice(fault.indexOf(": ") + 2);
  };
}

const longestName = 100;

function faultOfName(answer: string): string | undefined {
  if (answer === "") return "it needs a name";
  if (/\p{Cc}/u.test(answer)) return "a name has no control characters";
  return answer.length > longestName ? `a name has ${longestName} characters at most` : undefined;
}

const faultOfDomain = faultIn("domain", "domain");

const matchRoute = routeTable(urlRows);

/** Where readers look for something else, and the newsroom's own room. */
const meantOtherwise: ReadonlySet<string> = new Set(["/search", "/desk"]);

/** Whether stories and their front can be there: the site has pages of its own, and a new brand its first ones. */
function isTaken(url: string): boolean {
  const rowAt = (path: string) => matchRoute(path)?.route.name;
  const isForSections = rowAt(url) === "section" && rowAt(`${url}/story`) === "slug-article";
  return isNoPage(url) || !isForSections || meantOtherwise.has(url) || starterPaths.includes(url);
}

function faultOfSections(answer: string): string | undefined {
  const links = sectionLabels(answer).map(sectionLink);
  const faults = links.flatMap(({ label, url }, place) => {
    if (url === "/") return [`${label} has no letter that an address could be made of`];
    if (isTaken(url)) return [`${label} cannot be a section: ${url} is the address of something else`];
    const same = links.slice(0, place).find((other) => other.url === url);
    return same === undefined
      ? []
      : [`${label} is named twice${same.label === label ? "" : `, as ${same.label}`}: ${url}`];
  });
  return faults.length > 0 ? faults.join("; ") : faultIn("sections", "navigation")(answer);
}

const faultOfTelevision = (answer: string) => (/^(y(es)?|no?)?$/i.test(answer) ? undefined : "the answer is y or n");

export const questions: readonly Question[] = [
  { name: "name", flag: "name", asks: "What is it called?", faultOf: faultOfName },
  {
    name: "domain",
    flag: "domain",
    asks: "On which host is it read, as in www.example.com?",
    faultOf: (answer) => faultOfDomain(hostOf(answer)),
  },
  {
    name: "slogan",
    flag: "slogan",
    asks: "What is it, in a few words?",
    faultOf: (answer) => (answer === "" ? "it needs a few words" : faultIn("slogan", "slogan")(answer)),
  },
  {
    name: "email",
    flag: "email",
    asks: "To which address do readers write?",
    faultOf: faultIn("email", "contact"),
  },
  {
    name: "sections",
    flag: "sections",
    asks: "What are its sections? (between commas)",
    faultOf: faultOfSections,
  },
  { name: "television", flag: "television", asks: "Has it television? (y/n)", faultOf: faultOfTelevision },
  {
    name: "language",
    flag: "language",
    asks: "In which language is it written? (en-US)",
    faultOf: faultIn("language", "language"),
  },
  {
    name: "timeZone",
    flag: "time-zone",
    asks: "In which time zone does it tell the time? (America/New_York)",
    faultOf: faultIn("timeZone", "timeZone"),
  },
];

/** As requests name it, however it is typed. */
function hostOf(answer: string): string {
  const typed = answer.toLowerCase();
  const [, host = typed, port = ""] = /^([^:/?#]+)(:\d+)?$/.exec(typed) ?? [];
  return (domainToASCII(host) || host) + port;
}

export interface Asking {
  /** Answers that were given with the command, by flag. */
  given: Readonly<Record<string, string | undefined>>;
  /** Asks somebody, or takes the next line of a file. */
  answerTo: (question: string) => Promise<string>;
  /** Whether somebody is there to answer again. */
  isPerson: boolean;
  tell: (text: string) => void;
}

/** Undefined where an answer was bad and nobody can give another. */
export async function askAll({ given, answerTo, isPerson, tell }: Asking): Promise<Answers | undefined> {
  const answers: Answers = { ...sound };
  let isRefused = false;
  for (const { name, flag, asks, faultOf } of questions) {
    const flagged = given[flag]?.trim();
    let answer = flagged ?? (await answerTo(asks));
    for (let fault = faultOf(answer); fault !== undefined; fault = faultOf(answer)) {
      const mayAnswerAgain = isPerson && flagged === undefined;
      tell(mayAnswerAgain ? `${fault}.` : `--${flag} ${JSON.stringify(answer)}: ${fault}`);
      isRefused ||= !mayAnswerAgain;
      if (!mayAnswerAgain) break;
      answer = await answerTo(asks);
    }
    answers[name] = name === "domain" ? hostOf(answer) : answer;
  }
  return isRefused ? undefined : answers;
}
