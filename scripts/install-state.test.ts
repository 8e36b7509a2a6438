import { expect, it } from "vitest";
import { installState } from "./install-state.mjs";
import { nodeFault } from "./node-version.mjs";

const lock = {
  packages: {
    "": {},
    "node_modules/site": { integrity: "1" },
    "node_modules/tool": { integrity: "2", dev: true },
    "node_modules/other-platform": { integrity: "3", optional: true },
  },
};
const site = { "node_modules/site": { integrity: "1" } };
const tool = { "node_modules/tool": { integrity: "2", dev: true } };
const oldSite = { "node_modules/site": { integrity: "0" } };

it.each([
  ["nothing", undefined, "none"],
  ["all", { ...site, ...tool }, "complete"],
  ["all, of another version", { ...oldSite, ...tool }, "old"],
  ["a tool alone", tool, "old"],
  ["what production needs", site, "production"],
  ["that of another version", oldSite, "old production"],
  ["nothing at all, to its end", {}, "old production"],
])("an installation with %s", (_, packages, state) => {
  expect(installState(lock, packages && { packages })).toBe(state);
});

it.each([
  ["20.20.2", "Node 24 or newer is needed, and /usr/bin/node is 20.20.2: install Node 24, or start this with it."],
  ["23.11.0", "Node 24 or newer is needed, and /usr/bin/node is 23.11.0: install Node 24, or start this with it."],
  ["24.0.0", undefined],
  ["26.1.0", undefined],
])("Node %s", (version, fault) => {
  expect(nodeFault(version, "/usr/bin/node")).toBe(fault);
});
