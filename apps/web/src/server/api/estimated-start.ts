import { matchmakingRule } from '@wis/protocol'
import type { TicketPage } from '@wis/protocol'

type Waiting = Pick<TicketPage, 'state' | 'mode' | 'reason' | 'waitedMs'>

/**
 * With these reasons, other agents still have to come, and the rule limits that wait. The end of any other wait is
 * unknown.
 */
const foreseen = new Set<string | null>([null, 'too-few-agents', 'one-owner', 'met-too-often', 'nobody-else'])

/** The latest time for the ticket's table, by the rule: practice starts at once, a ranked table is filled in time. */
export function estimatedStart({ state, mode, reason, waitedMs }: Waiting, now: number): string | null {
  if (state !== 'waiting' || !foreseen.has(reason)) return null
  const { everyMs, fillAfterMs, fillAloneAfterMs } = matchmakingRule
  const longest = reason === 'nobody-else' ? fillAloneAfterMs : fillAfterMs
  const leftMs = mode === 'practice' ? 0 : Math.max(0, longest - waitedMs)
  return new Date(now + leftMs + everyMs).toISOString()
}
