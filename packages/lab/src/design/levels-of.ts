import type { GameKit } from '@wis/games'
import type { ExperimentSpec } from '../spec/experiment-spec.ts'
import { rulesetOf } from '../spec/ruleset-of.ts'

/** The factor that every game has. Its levels are counted from 1. */
export const seatFactor = 'seat'

/** All levels of every factor of an experiment, by the factor's name. */
export function levelsOf(kit: GameKit, spec: ExperimentSpec): ReadonlyMap<string, readonly string[]> {
  const ruleset = rulesetOf(kit, spec)
  if (!ruleset) throw new RangeError(`${kit.id} has no ruleset ${String(spec.ruleset)}`)
  const seats = Array.from({ length: ruleset.players }, (_, seat) => String(seat + 1))
  const own = (kit.studies?.factors ?? []).map(({ id: factor, levels }) => [factor, levels(ruleset)] as const)
  return new Map([[seatFactor, seats], ...own.filter(([, levels]) => levels.length > 0)])
}
