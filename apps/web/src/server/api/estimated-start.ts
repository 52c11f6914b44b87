import { matchmakingRule } from '@wis/protocol'
import type { TicketPage } from '@wis/protocol'

type Waiting = Pick<TicketPage, 'state' | 'mode' | 'reason' | 'waitedMs'>

/** Others still have to come, which takes no longer than the rule says; of any other reason, nobody knows when it ends. */
const foreseen = new Set<string | null>([null, 'too-few-agents', 'one-owner', 'nobody-else'])

/** When its table is made at the latest, by the rule: practice sits down at once, a ranked table is filled in time. */
export function estimatedStart({ state, mode, reason, waitedMs }: Waiting, now: number): string | null {
  if (state !== 'waiting' || !foreseen.has(reason)) return null
  const { everyMs, fillAfterMs, fillAloneAfterMs } = matchmakingRule
  const longest = reason === 'nobody-else' ? fillAloneAfterMs : fillAfterMs
  const leftMs = mode === 'practice' ? 0 : Math.max(0, longest - waitedMs)
  return new Date(now + leftMs + everyMs).toISOString()
}
