import { describe, expect, it } from "vitest";
import { askAll, questions } from "./brand-questions.ts";

const good: Readonly<Record<string, string>> = {
  name: "The Quay",
  domain: "www.quay.example",
  slogan: "News of the harbor",
  email: "desk@quay.example",
  sections: "Harbor, Sports",
  television: "n",
  language: "",
  "time-zone": "",
};

describe("what is wrong with an answer", () => {
  const faultOf = (flag: string, answer: string) =>
    questions.find((question) => question.flag === flag)?.faultOf(answer);

  it.each<[flag: string, answer: string, told: string | undefined]>([
    ["name", "", "it needs a name"],
    ["name", "X", undefined],
    ["name", 'Möwe & "Söhne" <Nord>', undefined],
    ["name", "N".repeat(101), "a name has 100 characters at most"],
    ["domain", "", "must be a host, as in www.example.com, without https:// and without a path"],
    ["domain", "https://quay.example/", "must be a host, as in www.example.com, without https:// and without a path"],
    ["domain", "WWW.Quay.Example", undefined],
    ["domain", "www.möwe.example", undefined],
    ["domain", "quay.example:8080", undefined],
    ["slogan", "", "it needs a few words"],
    ["email", "desk", "must be an email address"],
    ["sections", "", undefined],
    ["sections", "Harbor, Sports", undefined],
    ["sections", "Harbor, Sports, harbor", "harbor is named twice, as Harbor: /harbor"],
    ["sections", "Été, Ete", "Ete is named twice, as Été: /ete"],
    ["sections", "Harbor,Harbor", "Harbor is named twice: /harbor"],
    ["sections", "!!", "!! has no letter that an address could be made of"],
    ...[
      ["Video", "/video"],
      ["Shows", "/shows"],
      ["Search", "/search"],
      ["Desk", "/desk"],
      ["API", "/api"],
      ["Feeds", "/feeds"],
      ["Person", "/person"],
      ["Category", "/category"],
      ["Coverage", "/coverage"],
      ["Elections", "/elections"],
      ["Go", "/go"],
      ["Lite", "/lite"],
      ["Settings", "/settings"],
      ["About", "/about"],
      ["Privacy policy", "/privacy-policy"],
    ].map(([label = "", url = ""]): [string, string, string] => [
      "sections",
      label,
      `${label} cannot be a section: ${url} is the address of something else`,
    ]),
    [
      "sections",
      Array.from({ length: 21 }, (_, place) => `S${place}`).join(),
      "Too big: expected array to have <=20 items",
    ],
    ["television", "perhaps", "the answer is y or n"],
    ["television", "Yes", undefined],
    ["language", "German", "must be a language, as in en-US"],
    ["language", "ar-EG", undefined],
    ["time-zone", "Berlin", "must be a time zone, as in America/New_York"],
    ["time-zone", "Asia/Kolkata", undefined],
  ])("--%s %j: %s", (flag, answer, told) => {
    expect(faultOf(flag, answer)).toBe(told);
  });
});

describe("asking", () => {
  /** Whoever answers has these answers ready, in this order. */
  async function asked(
    lines: readonly string[],
    { given = {}, isPerson = false }: { given?: object; isPerson?: boolean },
  ) {
    const waiting = [...lines];
    const heard: string[] = [];
    const answers = await askAll({
      given: { ...given },
      isPerson,
      tell: (text) => heard.push(text),
      answerTo: async (question) => {
        heard.push(question);
        return waiting.shift() ?? "";
      },
    });
    return { answers, heard };
  }

  it("a person is told at once, and asked the same again", async () => {
    const { name = "", domain = "", slogan = "", email = "", television = "" } = good;
    const lines = [name, "https://quay.example", domain, slogan, email, "Harbor, Video", "Harbor", television];
    const { answers, heard } = await asked(lines, { isPerson: true });
    expect(answers).toMatchObject({ domain, sections: "Harbor", television });
    const [, askedFirst = "", told, askedAgain] = heard;
    expect(told).toBe("must be a host, as in www.example.com, without https:// and without a path.");
    expect(askedAgain).toBe(askedFirst);
  });

  it("answers of a file are refused together", async () => {
    const { answers, heard } = await asked(["", "here", "News", "desk", "Video", "n"], {});
    expect(answers).toBeUndefined();
    expect(heard.filter((text) => text.startsWith("--"))).toEqual([
      '--name "": it needs a name',
      '--domain "here": must be a host, as in www.example.com, without https:// and without a path',
      '--email "desk": must be an email address',
      '--sections "Video": Video cannot be a section: /video is the address of something else',
    ]);
  });

  it("a bad answer of a flag is refused, also where somebody could answer", async () => {
    const given = { ...good, sections: "Harbor, Harbor" };
    const { answers, heard } = await asked([], { given, isPerson: true });
    expect(answers).toBeUndefined();
    expect(heard).toEqual(['--sections "Harbor, Harbor": Harbor is named twice: /harbor']);
  });

  it("nobody is asked for what a flag says", async () => {
    const { answers, heard } = await asked([], { given: good });
    expect(heard).toEqual([]);
    expect(answers).toMatchObject({ name: "The Quay", timeZone: "", sections: "Harbor, Sports" });
  });

  it("a host is written as requests name it", async () => {
    const { answers } = await asked([], { given: { ...good, domain: "WWW.Möwe.example:8080" } });
    expect(answers?.domain).toBe("www.xn--mwe-sna.example:8080");
  });
});
