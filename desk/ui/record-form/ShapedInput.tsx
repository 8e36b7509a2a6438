// A value of a record by the shape of it: a field, fields in a group, rows that are added and moved.

import { useState, type ReactNode } from "react";
import { fittingShape, isPlain } from "./fitting-shape.ts";
import type { FilledValue } from "./form-scope.ts";
import { KindsInput } from "./KindsInput.tsx";
import { ListInput } from "./ListInput.tsx";
import { MapInput } from "./MapInput.tsx";
import { ObjectInput } from "./ObjectInput.tsx";
import { PlainInput } from "./PlainInput.tsx";

export function ShapedInput(props: FilledValue): ReactNode {
  // As it came: a field does not become another one while it is typed in.
  const [shape] = useState(() => fittingShape(props.shape, props.value));
  if (isPlain(shape)) return <PlainInput {...props} shape={shape} />;
  if (shape.is === "object") return <ObjectInput {...props} fields={shape.fields} />;
  if (shape.is === "list") return <ListInput {...props} of={shape.of} />;
  return shape.is === "map" ? <MapInput {...props} of={shape.of} /> : <KindsInput {...props} shape={shape} />;
}
