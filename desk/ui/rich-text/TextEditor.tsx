// The editor of texts: paragraphs, lists, links and emphasis, by buttons and by the keys that everybody knows.

import { baseKeymap, chainCommands, toggleMark } from "prosemirror-commands";
import { history, redo, undo } from "prosemirror-history";
import { keymap } from "prosemirror-keymap";
import { liftListItem, sinkListItem, splitListItem, wrapInList } from "prosemirror-schema-list";
import { EditorState, type Command } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from "react";
import { Button } from "../Button.tsx";
import { htmlOfText, textOfHtml } from "./html-of-text.ts";
import { LinkForm } from "./LinkForm.tsx";
import { pasteParser, tidyPasted } from "./pasted-text.ts";
import styles from "./TextEditor.module.css";
import { textSchema } from "./text-schema.ts";
import { unstyled } from "./unstyled.ts";

interface TextEditorProps {
  label: string;
  /** What it begins with; later changes of it are not heard. */
  html: string;
  onChange: (html: string) => void;
  /** Whoever opened it begins here. */
  hasFocus?: boolean;
}

const { nodes, marks } = textSchema;
const bold = toggleMark(marks.strong);
const italic = toggleMark(marks.em);
const bullets = chainCommands(liftListItem(nodes.list_item), wrapInList(nodes.bullet_list));
const numbers = chainCommands(liftListItem(nodes.list_item), wrapInList(nodes.ordered_list));
const lineBreak: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
};

const keys = keymap({
  "Mod-b": bold,
  "Mod-i": italic,
  "Mod-z": undo,
  "Mod-y": redo,
  "Shift-Mod-z": redo,
  "Shift-Enter": lineBreak,
  "Mod-]": sinkListItem(nodes.list_item),
  "Mod-[": liftListItem(nodes.list_item),
  Enter: chainCommands(splitListItem(nodes.list_item), baseKeymap["Enter"] ?? lineBreak),
});

export function TextEditor({ label, html, onChange, hasFocus = false }: TextEditorProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const editor = useRef<EditorView>(null);
  const [isLinking, setLinking] = useState(false);
  const changed = useEffectEvent(onChange);
  const begin = useEffectEvent(() => ({ label, doc: textOfHtml(html), hasFocus }));

  useEffect(() => {
    const { label: name, doc, hasFocus: isFirst } = begin();
    const view = new EditorView(place.current, {
      state: EditorState.create({ doc, plugins: [history(), keys, keymap(baseKeymap)] }),
      attributes: { role: "textbox", "aria-multiline": "true", "aria-label": name, class: styles.text ?? "" },
      transformPastedHTML: unstyled,
      clipboardParser: pasteParser,
      transformPasted: tidyPasted,
      dispatchTransaction(transaction) {
        view.updateState(view.state.apply(transaction));
        if (transaction.docChanged) changed(htmlOfText(view.state.doc));
      },
    });
    editor.current = view;
    if (isFirst) view.focus();
    return () => view.destroy();
  }, []);

  const run = (command: Command) => {
    const view = editor.current;
    if (view === null) return;
    command(view.state, view.dispatch);
    view.focus();
  };

  return (
    <div className={styles.editor}>
      <fieldset className={styles.bar} aria-label={`Form of ${label.toLowerCase()}`}>
        <Button label="Bold" onPress={() => run(bold)}>
          <b>B</b>
        </Button>
        <Button label="Italic" onPress={() => run(italic)}>
          <i>I</i>
        </Button>
        <Button onPress={() => setLinking(!isLinking)}>Link</Button>
        <Button onPress={() => run(bullets)}>List</Button>
        <Button onPress={() => run(numbers)}>Numbers</Button>
        <Button onPress={() => run(undo)}>Undo</Button>
      </fieldset>
      {isLinking && (
        <LinkForm
          onChosen={(href) => {
            setLinking(false);
            run(linkTo(href));
          }}
        />
      )}
      <div ref={place} />
    </div>
  );
}

/** On the chosen words; without any the address itself becomes the words. None takes the link away. */
function linkTo(href: string | undefined): Command {
  return (state, dispatch) => {
    const { from, to, empty } = state.selection;
    if (href === undefined) {
      dispatch?.(state.tr.removeMark(from, to, marks.link));
    } else if (empty) {
      dispatch?.(state.tr.replaceSelectionWith(textSchema.text(href, [marks.link.create({ href })]), false));
    } else {
      dispatch?.(state.tr.addMark(from, to, marks.link.create({ href })));
    }
    return true;
  };
}
