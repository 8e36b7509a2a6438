import { Hono } from "hono";
import { pino } from "pino";
import { expect, it } from "vitest";
import { MediaAway } from "../../content/media/media-store.ts";
import { HttpError } from "../../model/http-error.ts";
import { answerError } from "./answer-error.ts";

it.each([
  [new HttpError("is no picture", 415), 415, null, "is no picture"],
  [new MediaAway("connect ECONNREFUSED 10.0.0.5"), 503, "5", "nothing was stored"],
  [new Error("a secret"), 500, null, "API Request failed"],
])("%s answers %i", async (error, status, retryAfter, message) => {
  const routes = new Hono().get("/", () => {
    throw error;
  });
  routes.onError(answerError(pino({ level: "silent" })));
  const answer = await routes.request("/");
  expect([answer.status, answer.headers.get("retry-after")]).toEqual([status, retryAfter]);
  const { message: said } = await answer.json();
  expect(said).toContain(message);
  expect(said).not.toContain("10.0.0.5");
});
