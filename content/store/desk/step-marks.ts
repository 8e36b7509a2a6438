// What has become of a step of a working copy, as its row says.

const marks = {
  stands: 0,
  /** It was taken back, or it took another back that is not to be had again. */
  past: 1,
  /** It took another back, which can be had again. */
  tookBack: 2,
  /** It stands: one that was taken back, done again. */
  broughtAgain: 3,
} as const;

export const stepMarks = { ...marks, standing: [marks.stands, marks.broughtAgain] } as const;
