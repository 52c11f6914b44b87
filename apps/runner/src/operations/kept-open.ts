/**
 * How long a pool of this runner keeps a connection that nobody uses. On a busy machine it takes seconds to open one,
 * and the matches of a runner that has died need many at once.
 */
export const keptOpen = { idleTimeoutMillis: 600_000 } as const
