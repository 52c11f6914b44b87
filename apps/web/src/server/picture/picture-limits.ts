/** What a picture may be that somebody sends. Said beside the field in these numbers. */
export const pictureLimits = {
  mostBytes: 2 * 1024 * 1024,
  /** In pixels. */
  leastSide: 64,
  mostSide: 4096,
  /** How many times as long as the short side the long one may be. */
  mostRatio: 4,
  mostFrames: 100,
} as const
