/** The limits of a picture that somebody sends. The form shows the same numbers beside its field. */
export const pictureLimits = {
  mostBytes: 2 * 1024 * 1024,
  /** In pixels. */
  leastSide: 64,
  mostSide: 4096,
  /** How many times as long as the short side the long side may be. */
  mostRatio: 4,
  mostFrames: 100,
} as const
