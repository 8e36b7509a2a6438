// What is wrong with a story file, and where: the one error that reading stories raises.

export class StoryFault extends Error {
  constructor(file: string, reason: string) {
    super(`${file}: ${reason}`);
    this.name = "StoryFault";
  }
}

/** Raises a fault of one file; readers of its parts need not know which file it is. */
export type Refuse = (reason: string) => never;
