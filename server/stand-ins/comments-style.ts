// How the stand-in for a comments platform looks: the tokens are those of the page it stands in, so it follows the reader's theme.

export const commentsStyle = `
:host { display: block; }
* { box-sizing: border-box; margin: 0; }
.box { display: grid; gap: 1.25rem; padding-block: 1rem; color: var(--ink); font: 1rem/1.5 var(--sans); overflow-wrap: anywhere; }
h2 { font-size: 1.25rem; font-weight: 750; line-height: 1.2; }
.notice { padding: 0.625rem 0.875rem; border-inline-start: 4px solid #f2b93b; background: var(--paper-quiet); color: var(--ink-quiet);
  font-size: 0.875rem; }
form { display: grid; gap: 0.75rem; }
.field { display: grid; gap: 0.25rem; font-size: 0.875rem; font-weight: 650; }
input, textarea { width: 100%; min-height: 2.75rem; padding: 0.5rem 0.75rem; border: 1px solid var(--ink-faint); border-radius: 4px;
  background: var(--paper); color: inherit; font: 400 1rem/1.4 var(--sans); resize: vertical; }
button { justify-self: start; min-height: 2.75rem; padding: 0.5rem 1.25rem; border: 0; border-radius: 4px; background: var(--ink);
  color: var(--paper); font: 700 0.875rem/1.2 var(--sans); cursor: pointer; }
button:disabled { opacity: 0.6; cursor: progress; }
:focus-visible { outline: 3px solid var(--focus); outline-offset: 2px; }
.status { font-size: 0.875rem; font-weight: 650; }
.status:empty { display: none; }
.list { display: grid; gap: 1rem; padding: 0; list-style: none; }
.list li { padding-block-start: 1rem; border-block-start: 1px solid var(--rule); }
.by { display: flex; flex-wrap: wrap; gap: 0.25rem 0.75rem; align-items: baseline; }
.by time, .none { color: var(--ink-quiet); font-size: 0.875rem; }
.words { margin-block-start: 0.25rem; white-space: pre-line; }
`;
