import { matchmakingRule } from '@wis/protocol'
import type { TicketPage } from '@wis/protocol'

type Waiting = Pick<TicketPage, 'state' | 'mode' | 'waitedMs'>

/** When its table is made at the latest, by the rule: practice sits down at once, a ranked table is filled in time. */
export function estimatedStart({ state, mode, waitedMs }: Waiting, now: number): string | null {
  if (state !== 'waiting') return null
  const { everyMs, fillAfterMs } = matchmakingRule
  const leftMs = mode === 'practice' ? 0 : Math.max(0, fillAfterMs - waitedMs)
  return new Date(now + leftMs + everyMs).toISOString()
}
