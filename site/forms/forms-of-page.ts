// The forms of a page: each gets a name of its own there, and the reader's one the state it is in.

import type { Block, BlockOf } from "../../content/blocks/schemas.ts";
import { distinctNames, formName, type FormKind } from "../../model/forms/form-names.ts";
import { freshForm, isRefused, type NamedForm, type ReadersForm } from "../../model/forms/form-state.ts";
import type { AnyPageContent } from "../page-types.ts";
import { blocksOf, withBlocks } from "../pages/page-blocks.ts";

type FormBlock = BlockOf<FormKind>;

export function withForms(content: AnyPageContent, readers?: ReadersForm): AnyPageContent {
  const forms = blocksOf(content).filter(isForm);
  if (forms.length === 0) return content;
  const names = distinctNames(forms.map(nameOf));
  const isNamed = readers?.name !== undefined && names.includes(readers.name);
  const own = forms.findIndex(({ kind }, place) => (isNamed ? names[place] === readers.name : kind === readers?.kind));
  const named = forms.map((block, place): [Block, Block] => {
    const { kind: _, ...state } =
      readers !== undefined && place === own ? readers : { ...freshForm(), kind: block.kind };
    return [block, withState(block, { ...state, name: names[place] ?? "" })];
  });
  const page = withBlocks(content, new Map(named));
  if (readers === undefined || !isRefused(readers)) return page;
  return { ...page, head: { ...page.head, title: `Error: ${page.head.title}` } };
}

function isForm(block: Block): block is FormBlock {
  return block.kind === "contact-form" || block.kind === "newsletter";
}

function nameOf(block: FormBlock): string {
  return formName(block.kind, block.kind === "newsletter" ? block.props.slid : block.props.formId);
}

function withState(block: FormBlock, form: NamedForm): FormBlock {
  // Of two kinds that both may have it.
  return block.kind === "newsletter"
    ? { ...block, props: { ...block.props, form } }
    : { ...block, props: { ...block.props, form } };
}
