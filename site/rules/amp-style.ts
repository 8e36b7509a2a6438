// STATE-06: the styling path of AMP pages follows the assets path.

import type { PageContext } from "../page-context.ts";

export function ampStyle(context: PageContext): void {
  context.state.setAmpStylePath(context.env.assetsPath);
}
