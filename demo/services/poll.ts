// A poll: the reader's choice uncovers how others chose. The page keeps and sends nothing.

import { servicePage } from "./service-page.ts";

const answers: readonly [string, number][] = [
  ["Yes. He was there and showed what he saw", 46],
  ["No. A diary with a camera is still a diary", 19],
  ["It became reporting when others checked it", 28],
  ["I only came for the beans", 7],
];

const style = `
form { display: grid; gap: 0.5rem; max-width: 36rem; }
.answer { position: relative; }
label { display: flex; gap: 0.75rem; align-items: center; min-height: 3rem; padding: 0.5rem 0.875rem; border: 1px solid var(--rule);
  border-radius: 4px; overflow: hidden; cursor: pointer; }
label:has(:checked) { border-color: var(--blue); font-weight: 650; }
label:focus-within { outline: 3px solid var(--blue); outline-offset: 2px; }
input { flex: none; width: 1.125rem; height: 1.125rem; accent-color: var(--blue); }
meter, b, .thanks { visibility: hidden; }
form:has(:checked) :is(meter, b, .thanks) { visibility: visible; }
b { margin-left: auto; }
meter { position: absolute; inset: auto 1px 1px; width: calc(100% - 2px); height: 4px; border: 0; background: none; }
meter::-webkit-meter-bar { height: 4px; border: 0; background: none; }
meter::-webkit-meter-optimum-value { background: var(--blue); }
meter::-moz-meter-bar { background: var(--blue); }
`;

export const galleyPoll = servicePage({
  title: "Are clips from a galley reporting?",
  kicker: "Reader poll",
  style,
  body: `<form>
${answers
  .map(
    ([answer, share], index) =>
      `<div class="answer"><label><input type="radio" name="answer" value="${index}">${answer}<b>${share}%</b></label><meter min="0" max="100" value="${share}" aria-label="${answer}">${share}%</meter></div>`,
  )
  .join("\n")}
<p class="quiet thanks">3,412 readers have answered. A poll of whoever cares to answer is not a sample of anybody.</p>
</form>`,
});
