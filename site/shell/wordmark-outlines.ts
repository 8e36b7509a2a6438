// The outlines of the mark and the wordmark, for the page and for cards.

/** Of the globe, on a square of 64, turned by 20 degrees. */
export const slices = "M32 0A14 32 0 0 1 32 64A3 32 0 0 0 32 0ZM32 0A26.5 32 0 0 1 32 64A20.5 32 0 0 0 32 0Z";

/** Each letter's place and outline, on a line 132 high. */
export const letters: readonly (readonly [x: number, outline: string])[] = [
  [162, "M0 100V0H31L56 62 81 0H112V100H89V38L64.5 100H47.5L23 38V100Z"],
  [286, "M0 0H71V20.5H24V39H67V59H24V79.5H72V100H0Z"],
  [
    369,
    "M0 0H46C68 0 80.5 12.5 80.5 31.5 80.5 45.5 73.5 55.5 61 60L83 100H56.5L37 63H24V100H0ZM24 20V43.5H43.5C51.5 43.5 56 39 56 31.7 56 24.4 51.5 20 43.5 20Z",
  ],
  [458, "M0 0H24V100H0Z"],
  [494, "M0 0H39C69 0 88 19.5 88 50S69 100 39 100H0ZM24 20.5V79.5H38C54.5 79.5 63.5 69 63.5 50S54.5 20.5 38 20.5Z"],
  [591, "M0 0H24V100H0Z"],
  [619, "M35.5 0H62.5L98 100H72L66 82H32L26 100H0ZM49 27L37.5 63H60.5Z"],
  [721, "M0 0H25.5L64 61V0H88V100H63.5L24 38.5V100H0Z"],
];
