import type { Rng, Seat } from '@wis/engine'
import type { Language, Words } from './events.ts'
import { rulesetFaults } from './ruleset-faults.ts'
import type { Ruleset } from './rulesets.ts'

export interface SpyConfig {
  readonly ruleset: Ruleset
  readonly language: Language
  readonly pair: readonly [string, string]
}

/** What nobody may know before the end. */
export interface Secret {
  readonly spy: Seat
  readonly words: Words
}

interface Deal extends Secret {
  readonly starter: Seat
}

/** What chance alone decides of a deal. */
export interface DrawnDeal {
  /** Which word of the pair is the spy's: its first or its second. */
  readonly spyWord: 0 | 1
  readonly spy: Seat
  readonly starter: Seat
}

/** Draws, in this order for ever: which word is the spy's, who is the spy, who speaks first. */
export function drawDeal(seats: readonly Seat[], rng: Rng): DrawnDeal {
  return { spyWord: rng.int(2) === 0 ? 0 : 1, spy: rng.pick(seats), starter: rng.pick(seats) }
}

export function deal({ ruleset, pair }: SpyConfig, seats: readonly Seat[], rng: Rng): Deal {
  const faults = rulesetFaults(ruleset)
  if (seats.length !== ruleset.players) faults.push(`${seats.length} seats for ${ruleset.players} players`)
  if (seats.some((seat, index) => seat !== index)) faults.push('seats are not counted from 0')
  if (faults.length > 0) throw new RangeError(`cannot deal ${ruleset.id}: ${faults.join('; ')}`)
  const { spyWord, spy, starter } = drawDeal(seats, rng)
  const [first, second] = pair
  const words = spyWord === 0 ? { civilian: second, spy: first } : { civilian: first, spy: second }
  return { words, spy, starter }
}

export function wordOf(seat: Seat, { spy, words }: Secret): string {
  return seat === spy ? words.spy : words.civilian
}
