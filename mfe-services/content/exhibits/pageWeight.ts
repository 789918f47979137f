/** A home page of 300 KB and marketing's planned additions, on a mid-range phone over 4G. */
export const pageWeight = {
  /** Seconds at which the film strip has a frame. */
  frames: [0.5, 1.1, 1.5, 2.5, 5, 9],
  /** Seconds until the page is readable, for each option. */
  loads: [1.1, 2.3, 8.4, 1.4],
  legends: [
    'Readable after 1.1 s.',
    'Readable after 2.3 s.',
    'Readable after 8.4 s.',
    'Readable after 1.4 s.',
  ],
  /** Kilobytes of each share for each option, without the spare rest. */
  amounts: [
    [140, 70, 40, 30],
    [140, 430, 40, 30],
    [2_760, 70, 40, 30],
    [140, 70, 120, 30],
  ],
} as const;
