// What keeps a drawing of the brand from standing inside pages.

/** Nothing: it is good. */
export function drawingFaults(svg: string): string[] {
  if (!/<svg[\s>]/.test(svg)) return ["is no SVG drawing"];
  return [
    ...(/<script[\s>]|\son\w+\s*=/i.test(svg) ? ["holds a script, which no page would run"] : []),
    ...(/\b(?:href|src)\s*=\s*(?:["']\s*)?(?:https?:)?\/\//i.test(svg)
      ? ["shows a picture of another site: put it into the drawing"]
      : []),
  ];
}
