import { parse } from "node-html-parser";
import { expect, it } from "vitest";
import { drawAmp, drawBlock, drawPrinted } from "../testing.tsx";
import { contactForm } from "./schema.ts";

it("FORM-01 is the form itself, with its own id, labels, placeholders and messages", () => {
  const root = parse(
    drawBlock("contact-form", {
      formId: "tips/42",
      title: "Tell us",
      labels: { "full-name": "Who are you?", email: "Where do we answer?", message: "What is it?", submit: "Tell" },
      placeholders: { fullName: "A name", email: "you@example.com", message: "Everything helps" },
      successMessage: "Got it.",
      errorMessage: "Not now.",
    }),
  );
  const form = root.querySelector("section#form-tips-42 form");
  expect(form?.getAttribute("method")).toBe("post");
  expect(form?.querySelector("[name=form_id]")?.getAttribute("value")).toBe("tips/42");
  expect(form?.querySelector("[name=email_token]")?.getAttribute("value")).toBe("");
  expect(form?.querySelectorAll("label").map(({ text }) => text)).toEqual([
    "Leave this empty",
    "Who are you? *",
    "Where do we answer? *",
    "What is it? *",
  ]);
  expect(form?.querySelectorAll("[placeholder]").map((field) => field.getAttribute("placeholder"))).toEqual([
    "A name",
    "you@example.com",
    "Everything helps",
  ]);
  expect(form?.querySelector("button")?.text).toBe("Tell");
  const hidden = root.querySelectorAll("[hidden]").map(({ text }) => text);
  expect(hidden.some((text) => text.startsWith("Got it."))).toBe(true);
  expect(hidden.some((text) => text.startsWith("Not now."))).toBe(true);
});

it.each([
  [true, { state: "Your state", city: "Your city" }, ["state", "town"]],
  [true, { state: "Your state" }, ["state"]],
  [true, {}, []],
  [false, { state: "Your state", town: "Your city" }, []],
])("FORM-01 with the location flag %s and the labels %o it asks for %o", (location, labels, asked) => {
  const root = parse(drawBlock("contact-form", { location, labels }));
  const names = root.querySelectorAll("form [name]").map((field) => field.getAttribute("name"));
  expect(names.filter((name) => name === "state" || name === "town")).toEqual(asked);
});

it("FORM-01 has words of its own where the record brings none, but no label for state and town", () => {
  const { labels } = contactForm.schema.parse({});
  expect(labels).toEqual({ name: "Your name", email: "Email address", message: "Message", submit: "Send message" });
});

it("FORM-01 leads to the standard page from AMP, and is not on paper", () => {
  expect(drawAmp("contact-form", {}).querySelector("a")?.getAttribute("href")).toBe("/politics/a");
  expect(drawPrinted("contact-form", {})).toBe("");
});
