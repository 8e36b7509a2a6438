// The JSON examples of a page of the documentation.

export function examplesIn(text: string): unknown[] {
  return [...text.matchAll(/^```json\n([\s\S]*?)^```$/gm)].map(([, example = ""]): unknown => JSON.parse(example));
}
