import { expect, it, vi } from "vitest";
import { forgetCards, keepingMarkup } from "./kept-card.server.tsx";

it("a card is drawn once for what it shows, and anew for anything else", () => {
  const Card = vi.fn(({ title, at }: { title: string; at: { id: number } }) => <b id={String(at.id)}>{title}</b>);
  const draw = keepingMarkup(Card);
  const one = { title: "<A>", at: { id: 1 } };
  const two = { title: "</template>", at: { id: 2 } };
  const [first, second] = ['<b id="1">&lt;A&gt;</b>', '<b id="2">&lt;/template&gt;</b>'];
  expect(draw([one])).toEqual([first]);
  expect(draw([{ ...one }])).toEqual([first]);
  expect(Card).toHaveBeenCalledTimes(1);
  expect(draw([two, one, two])).toEqual([second, first, second]);
  expect(draw([one, two])).toEqual([first, second]);
  expect(draw([])).toEqual([]);
  const drawn = Card.mock.calls.length;
  forgetCards();
  expect(draw([two])).toEqual([second]);
  expect(Card).toHaveBeenCalledTimes(drawn + 1);
});
