import { remaining, tightest, waitMs } from './allowance.ts'
import type { Use } from './allowance.ts'

const seconds = (ms: number) => String(Math.ceil(ms / 1000))

/** Headers that tell a client enough to avoid ever reaching a limit. */
export function limitHeaders(uses: readonly Use[]): Readonly<Record<string, string>> {
  const use = tightest(uses)
  if (!use) return {}
  return {
    'ratelimit-limit': String(use.limit),
    'ratelimit-remaining': String(use.allowed ? remaining(use) : 0),
    'ratelimit-reset': seconds(use.usedMs),
    'ratelimit-policy': `${use.limit};w=${seconds(use.windowMs)}`,
    ...(!use.allowed && { 'retry-after': seconds(Math.max(1, waitMs(use))) }),
  }
}
