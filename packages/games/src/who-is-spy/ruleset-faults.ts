import { fifteenthsPerPoint } from '../contract/results.ts'
import type { Ruleset } from './schema.ts'
import { mostNamed } from './table-names.ts'

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
