import type { GameKit } from './contract/game-kit.ts'
import { rulesetWith } from './contract/ruleset-with.ts'
import type { AnyRuleset } from './contract/ruleset.ts'

/** A person reads the table, thinks and types, so a table with a person has at least this long for each answer. */
export const personsTurnMs = 90_000

const limits = ['turnLimitMs', 'talkLimitMs']

/** The shortest time that a ruleset gives for an answer. */
export const shortestTurnMs = (ruleset: AnyRuleset): number =>
  Math.min(
    ...Object.entries(ruleset).flatMap(([field, value]) => (limits.includes(field) ? [Number(value)] : [])),
  )

/** The ruleset of a season as a table with a person plays it: the same in all but its shorter limits of time. */
export function forPeople(kit: Pick<GameKit, 'setup'>, ruleset: AnyRuleset): AnyRuleset {
  const short = Object.entries(ruleset).filter(
    ([field, value]) => limits.includes(field) && Number(value) < personsTurnMs,
  )
  const changed = rulesetWith(
    kit,
    ruleset,
    Object.fromEntries(short.map(([field]) => [field, personsTurnMs] as const)),
  )
  return changed.ok ? changed.ruleset : ruleset
}
