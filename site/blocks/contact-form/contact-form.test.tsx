import { expect, it } from "vitest";
import { drawBlock } from "../testing.tsx";
import { contactForm } from "./schema.ts";

it("FORM-01 elsewhere than on its own page it is a card that leads there", () => {
  const html = drawBlock("contact-form", { title: "Tell us", labels: { submit: "Write" } });
  expect(html).toMatch(/<h2[^>]*>Tell us<\/h2>/);
  expect(html).toMatch(/<a [^>]*href="\/contact"[^>]*>Write<\/a>/);
  expect(html).not.toContain("<form");
});

it("FORM-01 has words of its own where the record brings none, but no label for state and town", () => {
  const { labels } = contactForm.schema.parse({});
  expect(labels).toEqual({ name: "Your name", email: "Email address", message: "Message", submit: "Send message" });
});
