import { expect, it, vi } from "vitest";
import { accepted } from "../../content/testing/accepted.ts";
import { runRules } from "../../core/run-rules.ts";
import type { ActualContent } from "../content-state.ts";
import { asking } from "../testing/asking.ts";
import { rules, rulesByLayout, type RuleName } from "./rules.ts";

const fetching: RuleName[] = ["article", "category", "person", "show", "static-page"];
const found: ActualContent = { type: "show", record: accepted("show", { title: "The Floor" }).doc };
const params = { id: "the-floor", p: "n", slug: "nora-castellan" };

it.each(fetching)("LAYOUT-06 the rule %s fetches nothing once the content is set", async (name) => {
  const { context } = asking("/politics/a", { params });
  context.state.setActualContent(found);
  await runRules([name], rules, context);
  for (const read of Object.values(context.content)) expect(read).not.toHaveBeenCalled();
  expect(context.state.actual).toBe(found);
});

it.each(fetching)("LAYOUT-06 the rule %s fetches while the content is unset", async (name) => {
  const { context } = asking("/politics/a", { params });
  await runRules([name], rules, context).catch(() => undefined);
  const reads = Object.values(context.content).flatMap((read) => vi.mocked(read).mock.calls);
  expect(reads.length).toBeGreaterThan(0);
});

it.each(Object.entries(rulesByLayout))("LOAD-06 the layout kind %s names only rules there are: %j", (_, names) => {
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect(Object.keys(rules)).toContain(name);
});

it("LOAD-05 a static page that is not there is a warning; one that cannot be read is an error", async () => {
  const absent = asking("/no-such-page");
  await runRules(["static-page"], rules, absent.context);
  expect(absent.log.warn).toHaveBeenCalledExactlyOnceWith("static page is undefined", { path: "/no-such-page" });

  const { content } = asking("/about").context;
  const failing = asking("/about", { content: { ...content, byId: () => Promise.reject(new Error("store is down")) } });
  await runRules(["static-page"], rules, failing.context);
  expect(failing.log.error).toHaveBeenCalledExactlyOnceWith("static page fetch failed", { message: "store is down", statusCode: 500 });
  expect(failing.context.state.isSet).toBe(false);
});

it("STATE-06 the path of the AMP style sheet follows the assets path", async () => {
  const { context } = asking("/politics/a");
  await runRules(["amp-style"], rules, { ...context, env: { ...context.env, assetsPath: "https://static.example/v1/" } });
  expect(context.state.ampStylePath).toBe("https://static.example/v1/amp.css");
});
