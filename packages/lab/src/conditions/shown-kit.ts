import type { GameKit } from '@wis/games'
import type { PlannedMatch, Schedule } from '../design/planned-match.ts'
import { changedSeats } from './changed-seats.ts'
import { hiding } from './hiding.ts'

/** The game as the seats of a planned match are told of it: without the facts that its condition hides from them. */
export function shownKit(schedule: Schedule, planned: PlannedMatch): GameKit {
  const { kit, conditionCalled } = schedule
  const changed = changedSeats(schedule, planned)
  const rules = hiding(kit.rules, {
    condition: conditionCalled(planned.condition),
    seats: [...planned.players.keys()],
    isChanged: (seat) => changed.includes(seat),
  })
  return { ...kit, rules }
}
