/** Of a story, as records spell it. */
export interface Component {
  is: string;
  props: Record<string, unknown>;
}
