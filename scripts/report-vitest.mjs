// Tells `npm test` how far vitest is, and at the end what became of every test.

import { relative } from "node:path";
import { tell } from "./report.mjs";
import { root } from "./run.mjs";

const outcomeOf = (test) => (test.diagnostic()?.flaky ? "flaky" : test.result().state);

export default class VitestReport {
  onTestModuleCollected(module) {
    tell({ found: [...module.children.allTests()].length });
  }

  onTestCaseResult() {
    tell({ ended: 1 });
  }

  onTestRunEnd(modules, unhandledErrors) {
    for (const module of modules) {
      const file = relative(root, module.moduleId);
      const tests = [...module.children.allTests()];
      tell({ file, seconds: module.diagnostic().duration / 1000 });
      for (const test of tests) tell({ name: `${file} › ${test.fullName}`, outcome: outcomeOf(test) });
      // A file that cannot be read, or whose preparation fails, has no test that did.
      if (!module.ok() && tests.every((test) => test.ok())) tell({ name: file, outcome: "failed" });
    }
    for (const { message } of unhandledErrors) tell({ name: message, outcome: "failed" });
  }
}
