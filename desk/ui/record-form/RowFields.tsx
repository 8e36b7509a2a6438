import type { ReactNode } from "react";
import { useFormScope, type FilledValue } from "./form-scope.ts";
import { ObjectFields } from "./ObjectInput.tsx";
import { isPlain } from "./fitting-shape.ts";
import { PlainInput } from "./PlainInput.tsx";

/** What is filled in of a row, whose name stands above it already. */
export function RowFields({ shape, ...props }: FilledValue): ReactNode {
  const { Value } = useFormScope();
  if (shape.is === "object") return <ObjectFields {...props} fields={shape.fields} />;
  return isPlain(shape) ? <PlainInput {...props} shape={shape} isLabelHidden /> : <Value {...props} shape={shape} />;
}
