import { expect, it } from "vitest";
import { stageHost, withVersion } from "./client-env.ts";
import { isMeasured } from "./measure.ts";

const env = withVersion({
  assetsPath: "",
  envStage: "prod",
  a57Url: "",
  staticDomain: "",
  ISADomain: "",
  facebookArticleAppId: "",
  flags: {},
  analyticsUrl: "/api/views",
  vitalsShare: 0,
});

it("STATE-05 the version marker is v74", () => {
  expect(env.version).toBe("v74");
});

it.each([
  ["prod", "www"],
  ["staging", "staging"],
])("STATE-05 stage %s is host %s", (stage, host) => {
  expect(stageHost(stage)).toBe(host);
});

it.each([
  ["article-pages", true, true],
  ["article-pages", false, false],
  ["error", true, false],
] as const)("STATE-07 a view of %s with consent %s is measured: %s", (layout, consent, expected) => {
  expect(isMeasured(layout, env, consent)).toBe(expected);
});

it("STATE-07 nothing is measured unless the publisher says where", () => {
  expect(isMeasured("article-pages", { ...env, analyticsUrl: "" }, true)).toBe(false);
});
