import { renderToString } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { siteFrame } from "./site-frame.ts";
import { testEnv } from "./testing/asking.ts";
import { App } from "../core/App.tsx";
import { ErrorBoundary } from "../core/ErrorBoundary.tsx";
import { HttpError } from "../model/http-error.ts";
import type { PageState } from "./page-types.ts";

/** Its own layout shows neither network bar nor header. */
const page: PageState = {
  page: "static",
  layout: "bare",
  status: 200,
  path: "/gowatch",
  renderedAt: 0,
  shell: {},
  env: testEnv,
};

const drawn = (error?: unknown) =>
  renderToString(
    <App frame={siteFrame} page={page} error={error}>
      <p>The page</p>
    </App>,
  ).replaceAll("<!-- -->", "");

describe("the app", () => {
  it("STATE-02 shows the page in its layout while there is no error", () => {
    expect(drawn()).toContain("The page");
    expect(drawn()).not.toContain("<header");
  });

  it("STATE-02 shows the error layout while an error exists, and skips the page's own", () => {
    const html = drawn(new HttpError("No answer", 503));
    expect(html).not.toContain("The page");
    expect(html).toContain("<header");
    expect(html).toContain("Error 503");
    expect(html).toContain("No answer");
  });
});

const fallback = (caught: unknown) => `shown for ${String(caught)}`;

/** The server draws no boundary's fallback, so its states are asked for one by one. */
function boundary(error: unknown) {
  const own = new ErrorBoundary({ children: "The page", resetKey: 1, fallback, lastResort: null });
  if (error !== undefined) own.state = ErrorBoundary.getDerivedStateFromError(error);
  return renderToString(own.render());
}

describe("the boundary around the app", () => {
  it("STATE-02 draws the error's fallback once something was thrown", () => {
    expect(boundary(undefined)).toBe("The page");
    expect(boundary("boom")).toBe("shown for boom");
  });
});
