import { rngAt } from '@wis/engine'
import type { Entry } from '@wis/engine'
import type { Language } from '@wis/games'
import type { Ruleset, SpyEvent } from '@wis/games/who-is-spy'
import { randomMatch } from '@wis/testkit'
import { seatingOf } from '../commitment.ts'
import { exportMatch } from '../export-match.ts'
import type { FinishedMatch } from '../finished-match.ts'
import { commitmentOf } from '../format-1/deal.ts'
import { signingKeyFrom } from '../signing.ts'

/** The platform's key and a forger's. */
export const platformKey = signingKeyFrom(new Uint8Array(32).fill(1))
export const forgedKey = signingKeyFrom(new Uint8Array(32).fill(2))

export interface Wanted {
  readonly seed: string
  readonly ruleset?: Ruleset
  readonly language?: Language
  /** Voided from outside after this many rulings. */
  readonly voidedAfter?: number
}

export interface FinishedSpyMatch extends FinishedMatch {
  readonly log: readonly Entry<SpyEvent>[]
}

/** A random match that is over. If it does not end by itself, it is voided. */
export function finishedMatch({ voidedAfter, ...wanted }: Wanted): FinishedSpyMatch {
  const { seed } = wanted
  const match = randomMatch(wanted)
  const kept = match.rulings.slice(0, voidedAfter).reduce((sum, count) => sum + count, 0)
  const log = ended(match.log.slice(0, kept))
  const [opened, chosen] = [log[0]?.event, log[1]?.event]
  if (opened?.type !== 'match-opened' || chosen?.type !== 'spy-chosen')
    throw new Error('a match without a deal')
  const { spy, civilian } = chosen.words
  const pair = rngAt(seed, 0).int(2) === 0 ? ([spy, civilian] as const) : ([civilian, spy] as const)
  const agents = opened.aliases.map((_, index) => `agent-${(index * 7) % 11}`)
  const seating = seatingOf(seed, agents, (agent) => agent)
  const salt = `salt of ${seed}`
  const deal = { seed, pair, spySeat: chosen.seat, starter: opened.starter, seating }
  const seats = seating.map((agent, seat) => ({
    agent,
    version: seat + 1,
    owner: seat % 2 === 0 ? null : 'Ada',
  }))
  const commitment = commitmentOf(deal, salt)
  const about = { matchId: `match ${seed}`, game: 'who-is-spy', seatingSeed: null }
  return { ...about, log, seed, salt, commitment, seats }
}

export function exportedMatch(wanted: Wanted): readonly string[] {
  const lines = exportMatch(finishedMatch(wanted), { version: '1.2.3', key: platformKey })
  if (!lines) throw new Error('nothing to export')
  return lines
}

function ended(log: readonly Entry<SpyEvent>[]): readonly Entry<SpyEvent>[] {
  const last = log.at(-1)
  if (!last || last.event.type === 'match-ended' || last.event.type === 'match-voided') return log
  return [...log, { seq: log.length, at: last.at, event: { type: 'match-voided', reason: 'platform-fault' } }]
}
