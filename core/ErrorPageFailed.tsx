import type { ReactNode } from "react";
import { messages } from "../site/messages.ts";

export function ErrorPageFailed(): ReactNode {
  return (
    <main>
      <p>{messages.errorPageFailed}</p>
      <p>
        <a href="/">{messages.backHome}</a>
      </p>
    </main>
  );
}
