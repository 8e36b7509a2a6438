/** Who changes something, and by what way: a call, a command, the desk. */
export interface ChangedBy {
  who: string;
  way: string;
}
