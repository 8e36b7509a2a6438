// Tells `npm test` how far the browser tests are, and at the end what became of every one.

import { relative } from "node:path";
import { tell } from "./report.mjs";
import { root } from "./run.mjs";

const outcomes = { expected: "passed", unexpected: "failed", flaky: "flaky", skipped: "skipped" };

export default class PlaywrightReport {
  onBegin(_, suite) {
    this.tests = suite.allTests();
    tell({ found: this.tests.length });
  }

  onTestEnd(test, { retry, duration }) {
    tell({ file: relative(root, test.location.file), seconds: duration / 1000 });
    if (retry === 0) tell({ ended: 1 });
  }

  onEnd() {
    for (const test of this.tests) {
      tell({ name: test.titlePath().filter(Boolean).join(" › "), outcome: outcomes[test.outcome()] });
    }
  }
}
