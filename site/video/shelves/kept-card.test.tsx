import { expect, it, vi } from "vitest";
import { forgetCards, keepingMarkup } from "./kept-card.server.tsx";

it("a card is drawn once for what it shows, and anew for anything else", () => {
  const Card = vi.fn(({ title, at }: { title: string; at: { id: number } }) => <b id={String(at.id)}>{title}</b>);
  const draw = keepingMarkup(Card);
  expect(draw({ title: "<A>", at: { id: 1 } })).toBe('<b id="1">&lt;A&gt;</b>');
  expect(draw({ title: "<A>", at: { id: 1 } })).toBe('<b id="1">&lt;A&gt;</b>');
  expect(Card).toHaveBeenCalledTimes(1);
  expect(draw({ title: "<A>", at: { id: 2 } })).toBe('<b id="2">&lt;A&gt;</b>');
  expect(Card).toHaveBeenCalledTimes(2);
  forgetCards();
  expect(draw({ title: "<A>", at: { id: 2 } })).toBe('<b id="2">&lt;A&gt;</b>');
  expect(Card).toHaveBeenCalledTimes(3);
});
