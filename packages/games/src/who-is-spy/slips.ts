import type { Entry } from '@wis/engine'
import type { SpyEvent } from './events.ts'
import { whyNoVote } from './why-no-vote.ts'

/** Speeches that are missing, and votes that name nobody though their seat did not say that it abstains. */
export const spySlips = (log: readonly Entry<SpyEvent>[]): number =>
  log.filter(({ event }) => event.type === 'speech-missed' || (event.type === 'vote-cast' && isSlip(event)))
    .length

function isSlip({ seat, target, raw }: Extract<SpyEvent, { type: 'vote-cast' }>): boolean {
  if (target !== null) return false
  return whyNoVote(raw, { voter: seat, candidates: [], aliases: [] })?.kind !== 'meant'
}
