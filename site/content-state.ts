// What the page-loading rules have found for the address so far. The content type starts unset and is set once (LAYOUT-06);
// the four actions of the specification's store are the only way to change it (STATE-06).

import type { RecordDocs } from "../content/records/kinds.ts";

export type ActualContent =
  | { type: "article"; record: RecordDocs["article"] }
  | { type: "section"; record: RecordDocs["section"] | RecordDocs["tag"] }
  | { type: "election"; record: RecordDocs["election"] }
  | { type: "live-event"; record: RecordDocs["live_event"] }
  | { type: "person"; record: RecordDocs["person"] }
  | { type: "show"; record: RecordDocs["show"] }
  | { type: "static-page"; record: RecordDocs["static_page"] };

export type ContentType = ActualContent["type"];

export class ContentState {
  #actual: ActualContent | undefined;
  #ampStylePath = "";

  get actual(): ActualContent | undefined {
    return this.#actual;
  }

  get type(): ContentType | undefined {
    return this.#actual?.type;
  }

  get isSet(): boolean {
    return this.#actual !== undefined;
  }

  get ampStylePath(): string {
    return this.#ampStylePath;
  }

  /** The first content to be set stays. */
  setActualContent(content: ActualContent): void {
    this.#actual ??= content;
  }

  async fetchFullArticle(fetch: () => Promise<RecordDocs["article"] | undefined>): Promise<void> {
    if (this.isSet) return;
    const record = await fetch();
    if (record !== undefined) this.setActualContent({ type: "article", record });
  }

  assignCategory(record: RecordDocs["section"] | RecordDocs["tag"]): void {
    this.setActualContent({ type: "section", record });
  }

  setAmpStylePath(assetsPath: string): void {
    this.#ampStylePath = `${assetsPath.replace(/\/$/, "")}/amp.css`;
  }
}
