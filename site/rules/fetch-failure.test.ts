import { describe, expect, it, vi } from "vitest";
import { HttpError } from "../../model/http-error.ts";
import { Redirect } from "../../core/redirect.ts";
import type { PageContext } from "../page-context.ts";
import { fetchFromStore, fetchOrContinue } from "./fetch-failure.ts";

function listening() {
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const noteFailure = vi.fn();
  return { log, noteFailure, context: { log, noteFailure, path: "/x" } as unknown as PageContext };
}

describe("article and category reads", () => {
  it.each([
    [new HttpError("gone", 404), "error"],
    [new HttpError("teapot", 400), "error"],
    [new HttpError("moved", 304), "info"],
    [new Error("store down"), "error"],
  ] as const)("LOAD-04 %o is logged as %s and the page goes on without", async (failure, level) => {
    const { context, log, noteFailure } = listening();
    expect(await fetchOrContinue(context, "article", async () => Promise.reject(failure))).toBeUndefined();
    expect(log[level]).toHaveBeenCalledOnce();
    expect(noteFailure).toHaveBeenCalledOnce();
  });

  it("LOAD-04 a redirect is no failure", async () => {
    const { context, log } = listening();
    const moved = new Redirect("/elsewhere", 301);
    await expect(fetchOrContinue(context, "article", async () => Promise.reject(moved))).rejects.toBe(moved);
    expect(log.error).not.toHaveBeenCalled();
  });
});

describe("reads of the data stores", () => {
  it("LOAD-05 a failure is an error and yields null", async () => {
    const { context, log } = listening();
    expect(await fetchFromStore(context, "show", async () => Promise.reject(new Error("down")))).toBeNull();
    expect(log.error).toHaveBeenCalledOnce();
  });

  it("LOAD-05 what is not there is a warning", async () => {
    const { context, log } = listening();
    expect(await fetchFromStore(context, "static page", async () => undefined)).toBeNull();
    expect(log.warn).toHaveBeenCalledOnce();
    expect(log.error).not.toHaveBeenCalled();
  });
});
