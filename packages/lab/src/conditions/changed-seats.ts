import { rngAt } from '@wis/engine'
import type { Seat } from '@wis/engine'
import type { PlannedMatch, Schedule } from '../design/planned-match.ts'
import { changes } from './condition-called.ts'

/** The seats of a planned match that its condition changes. */
export function changedSeats(
  { kit, conditionCalled }: Pick<Schedule, 'kit' | 'conditionCalled'>,
  { condition, seat: subject, seed, ruleset, language, content: material, players }: PlannedMatch,
): readonly Seat[] {
  const changed = conditionCalled(condition)
  if (!changed) return []
  const seats = [...players.keys()]
  const opened = kit.rules.open({ ruleset, language, material }, seats, rngAt(seed, 0))
  const layout = kit.studies?.layout(opened.reduce(kit.rules.evolve, kit.rules.blank), material) ?? []
  return seats.filter((seat) => {
    const isOfSubject = players[seat] === players[subject]
    return changes(changed, { seat, subject, isOfSubject, role: layout[seat]?.['role'] })
  })
}
