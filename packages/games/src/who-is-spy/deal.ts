import type { Rng, Seat } from '@wis/engine'
import type { DrawnDeal } from '../contract/older-exports.ts'
import { fifteenthsPerPoint } from '../contract/results.ts'
import type { Language, Words } from './events.ts'
import type { Ruleset } from './schema.ts'
import { mostNamed } from './table-names.ts'

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

/** Why a ruleset cannot be played. Empty if it can. */
export function rulesetFaults(ruleset: Ruleset): string[] {
  const { players, minSurvivors, rounds, spyRoundPoints, speechLimit } = ruleset
  const faults: string[] = []
  if (!isCount(players, 3)) faults.push('players must be 3 or more')
  if (!isCount(minSurvivors, 2) || minSurvivors > players) faults.push('minSurvivors must be 2 to players')
  if (rounds !== null && !isCount(rounds, 1)) faults.push('rounds must be 1 or more, or null')
  if (!isCount(speechLimit.en, 1) || !isCount(speechLimit.zh, 1)) faults.push('speechLimit must be 1 or more')
  if (spyRoundPoints.length === 0) faults.push('spyRoundPoints must name at least round 1')
  if (!hasExactPoints(ruleset)) faults.push('not every share of the pot is a whole number of fifteenths')
  return [...faults, ...tableFaults(ruleset), ...variantFaults(ruleset)]
}

/** The faults of names and of places that an experiment has chosen. */
function tableFaults(ruleset: Ruleset): string[] {
  const { players, names, arrangement } = ruleset
  const faults: string[] = []
  if (players > mostNamed(names)) faults.push(`names has no more than ${mostNamed(names)} of them`)
  const holdsAll = (order: readonly number[]) =>
    order.length === players &&
    Array.from({ length: players }, (_, seat) => seat).every((seat) => order.includes(seat))
  if (arrangement && !(holdsAll(arrangement.speakers) && holdsAll(arrangement.candidates)))
    faults.push('arrangement must hold every seat once')
  return faults
}

/** The faults of fields that only some rulesets have. */
function variantFaults({ rounds, firstVote, credits, pot, voteBonus }: Ruleset): string[] {
  const faults: string[] = []
  if (firstVote !== undefined && (!isCount(firstVote, 1) || firstVote > (rounds ?? firstVote))) {
    faults.push('firstVote must be 1 to rounds')
  }
  if (credits === undefined) return faults
  const values = Object.values(credits).flatMap(({ spy, civilian }) => [spy, civilian])
  if (!values.every(Number.isSafeInteger)) faults.push('credits must be whole numbers')
  if (pot !== 0 || voteBonus !== 0) faults.push('pot and voteBonus must be 0 beside credits')
  return faults
}

function isCount(value: number, least: number): boolean {
  return Number.isSafeInteger(value) && value >= least
}

/** For any number of surviving civilians, the rest of the pot must divide into whole fifteenths. */
function hasExactPoints({ players, pot, spyRoundPoints, voteBonus }: Ruleset): boolean {
  if (!isExact(pot) || !isExact(voteBonus)) return false
  for (const points of spyRoundPoints) {
    for (let among = 1; among < players; among++) if (!isExact(pot - points, among)) return false
  }
  return true
}

function isExact(points: number, among = 1): boolean {
  return Number.isSafeInteger((points * fifteenthsPerPoint) / among)
}

export function wordOf(seat: Seat, { spy, words }: Secret): string {
  return seat === spy ? words.spy : words.civilian
}

/**
 * The living players in seat order from the starter, wrapping round. If the starter is out, it begins with the next
 * one.
 */
export function speakingOrder(living: readonly Seat[], starter: Seat): readonly Seat[] {
  return [...living.filter((seat) => seat >= starter), ...living.filter((seat) => seat < starter)]
}

/** The speakers of the first round. If orders are shuffled, the starter is still the first. */
export function firstOrder(
  { orders, arrangement }: Ruleset,
  { seats, starter }: { readonly seats: readonly Seat[]; readonly starter: Seat },
  rng: Rng,
): readonly Seat[] {
  if (arrangement) return arrangement.speakers
  if (orders !== 'shuffled') return speakingOrder(seats, starter)
  return [starter, ...rng.shuffle(seats.filter((seat) => seat !== starter))]
}
