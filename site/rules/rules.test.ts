import { expect, it, vi } from "vitest";
import { accepted } from "../../content/testing/accepted.ts";
import { runRules } from "../../core/run-rules.ts";
import type { ActualContent } from "../content-state.ts";
import { asking } from "../testing/asking.ts";
import { rules, rulesByKind, type RuleName } from "./rules.ts";

const fetching: RuleName[] = ["article", "category", "live-event", "person", "show", "static-page"];
const found: ActualContent = { type: "show", record: accepted("show", { title: "The Floor" }).doc };
const params = { id: "the-floor", p: "n", slug: "nora-castellan" };

/** The store is empty; what matters is whether it is asked. */
function counting(path: string) {
  const { context } = asking(path, { params });
  const names = ["byId", "byPath", "byPaths", "all", "cards", "layout", "suggestions"] as const;
  const spies = names.map((name) => vi.spyOn(context.content, name));
  return { context, reads: () => spies.reduce((sum, { mock }) => sum + mock.calls.length, 0) };
}

it.each(fetching)("LAYOUT-06 the rule %s fetches nothing once the content is set", async (name) => {
  const { context, reads } = counting("/politics/a");
  context.state.setActualContent(found);
  await runRules([name], rules, context);
  expect(reads()).toBe(0);
  expect(context.state.actual).toBe(found);
});

it.each(fetching)("LAYOUT-06 the rule %s fetches while the content is unset", async (name) => {
  const { context, reads } = counting("/politics/a");
  await runRules([name], rules, context).catch(() => undefined);
  expect(reads()).toBeGreaterThan(0);
});

it.each(Object.entries(rulesByKind))("LOAD-06 the layout kind %s names only rules there are: %j", (_, names) => {
  expect(names.length).toBeGreaterThan(0);
  for (const name of names) expect(Object.keys(rules)).toContain(name);
});

it("LOAD-05 a static page that is not there is a warning; one that cannot be read is an error", async () => {
  const absent = asking("/no-such-page");
  await runRules(["static-page"], rules, absent.context);
  expect(absent.log.warn).toHaveBeenCalledExactlyOnceWith("static page is undefined", { path: "/no-such-page" });

  const { content } = asking("/about").context;
  const failing = asking("/about", {
    content: { ...content, byPath: () => Promise.reject(new Error("store is down")) },
  });
  await runRules(["static-page"], rules, failing.context);
  expect(failing.log.error).toHaveBeenCalledExactlyOnceWith("static page fetch failed", {
    message: "store is down",
    statusCode: 500,
  });
  expect(failing.context.state.isSet).toBe(false);
});

it("STATE-06 the path of the AMP style sheet follows the assets path", async () => {
  const { context } = asking("/politics/a");
  await runRules(["amp-style"], rules, {
    ...context,
    env: { ...context.env, assetsPath: "https://static.example/v1/" },
  });
  expect(context.state.ampStylePath).toBe("https://static.example/v1/amp.css");
});
