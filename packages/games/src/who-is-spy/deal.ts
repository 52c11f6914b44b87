import type { Rng, Seat } from '@wis/engine'
import type { DrawnDeal } from '../contract/older-exports.ts'
import type { Language, Words } from './events.ts'
import { rulesetFaults } from './ruleset-faults.ts'
import type { Ruleset } from './schema.ts'

export interface SpyConfig {
  readonly ruleset: Ruleset
  readonly language: Language
  readonly pair: readonly [string, string]
}

/** Nobody may know these before the end. */
export interface Secret {
  readonly spy: Seat
  readonly words: Words
}

interface Deal extends Secret {
  readonly starter: Seat
}

/** Draws three things, in this order for ever: the spy's word, the spy, the first speaker. */
export function drawDeal(seats: readonly Seat[], rng: Rng): DrawnDeal {
  return { spyWord: rng.int(2) === 0 ? 0 : 1, spy: rng.pick(seats), starter: rng.pick(seats) }
}

/** Rulesets without a fault. The same few are dealt by again and again. */
const playable = new WeakSet<Ruleset>()

export function deal({ ruleset, pair }: SpyConfig, seats: readonly Seat[], rng: Rng): Deal {
  const faults = playable.has(ruleset) ? [] : rulesetFaults(ruleset)
  if (faults.length === 0) playable.add(ruleset)
  if (seats.length !== ruleset.players) faults.push(`${seats.length} seats for ${ruleset.players} players`)
  if (seats.some((seat, index) => seat !== index)) faults.push('seats are not counted from 0')
  if (faults.length > 0) throw new RangeError(`cannot deal ${ruleset.id}: ${faults.join('; ')}`)
  const { spyWord, spy, starter: drawn } = drawDeal(seats, rng)
  const starter = ruleset.arrangement?.speakers[0] ?? drawn
  const [first, second] = pair
  const words = spyWord === 0 ? { civilian: second, spy: first } : { civilian: first, spy: second }
  return { words, spy, starter }
}

export function wordOf(seat: Seat, { spy, words }: Secret): string {
  return seat === spy ? words.spy : words.civilian
}
