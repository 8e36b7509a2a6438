import type { ReactNode } from "react";
import { messages, shellMessages } from "../../messages.ts";

export function ErrorPageFailed(): ReactNode {
  return (
    <main>
      <p>{messages.errorPageFailed}</p>
      <p>
        <a href="/">{shellMessages.backHome}</a>
      </p>
    </main>
  );
}
