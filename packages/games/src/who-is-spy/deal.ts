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

/** Draws, in this order for ever: which word is the spy's, who is the spy, who speaks first. */
export function deal({ ruleset, pair }: SpyConfig, seats: readonly Seat[], rng: Rng): Deal {
  const faults = rulesetFaults(ruleset)
  if (seats.length !== ruleset.players) faults.push(`${seats.length} seats for ${ruleset.players} players`)
  if (seats.some((seat, index) => seat !== index)) faults.push('seats are not counted from 0')
  if (faults.length > 0) throw new RangeError(`cannot deal ${ruleset.id}: ${faults.join('; ')}`)
  const [first, second] = pair
  const words = rng.int(2) === 0 ? { civilian: second, spy: first } : { civilian: first, spy: second }
  return { words, spy: rng.pick(seats), starter: rng.pick(seats) }
}

export function wordOf(seat: Seat, { spy, words }: Secret): string {
  return seat === spy ? words.spy : words.civilian
}
