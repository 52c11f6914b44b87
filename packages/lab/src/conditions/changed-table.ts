import { rngAt } from '@wis/engine'
import type { Audience, GameEvent, MatchVoided, Seat } from '@wis/engine'
import type { GameKit, StudiedAnswer } from '@wis/games'
import type { PlannedMatch, Schedule } from '../design/planned-match.ts'
import type { KitCondition } from './condition-called.ts'

interface Discreet {
  audience(event: GameEvent | MatchVoided): Audience
}

/** What a condition changes at the table of a match. */
export interface ChangedTable {
  /** What it changes at this seat. Undefined for a seat that plays as it always does. */
  conditionOf(seat: Seat): KitCondition | undefined
  /** The rules of the game, under which no seat is told what the condition hides from it. */
  rulesOf<Rules extends Discreet>(rules: Rules): Rules
}

interface Changed {
  readonly condition: KitCondition | undefined
  readonly seats: readonly Seat[]
  /** Those that the condition changes. */
  readonly changed: readonly Seat[]
}

export function changedTable({ condition, seats, changed }: Changed): ChangedTable {
  const hidden = condition?.hides ?? []
  const mayRead = (event: GameEvent, seat: Seat) => !changed.includes(seat) || ownOf(event) === seat
  return {
    conditionOf: (seat) => (changed.includes(seat) ? condition : ofWholeTable(condition)),
    rulesOf: (rules) => {
      if (hidden.length === 0) return rules
      return {
        ...rules,
        audience: (event) => {
          const audience = rules.audience(event)
          if (audience === 'nobody' || !hidden.includes(event.type)) return audience
          return (audience === 'everyone' ? seats : audience).filter((seat) => mayRead(event, seat))
        },
      }
    },
  }
}

/** The seat that a fact is about, if it is about one. */
const ownOf = (event: GameEvent) => ('seat' in event ? event.seat : undefined)

function ofWholeTable(condition: KitCondition | undefined): KitCondition | undefined {
  if (!condition?.unwarned) return undefined
  const { id, name, summary, seats, unwarned } = condition
  return { id, name, summary, seats, unwarned }
}

/** What the condition of a planned match changes at its table. */
export function plannedTable(schedule: Schedule, planned: PlannedMatch): ChangedTable {
  const condition = schedule.conditionCalled(planned.condition)
  const seats = [...planned.players.keys()]
  return changedTable({ condition, seats, changed: changedSeats(schedule, planned) })
}

/** The game as the seats of a planned match are told of it: without the facts that its condition hides from them. */
export function shownKit(schedule: Schedule, planned: PlannedMatch): GameKit {
  return { ...schedule.kit, rules: plannedTable(schedule, planned).rulesOf(schedule.kit.rules) }
}

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
    switch (changed.seats) {
      case 'everybody':
        return true
      case 'subject':
        return seat === subject
      case 'all-of-subject':
        return players[seat] === players[subject]
      case 'others':
        return seat !== subject
      default:
        return layout[seat]?.['role'] === changed.seats.role
    }
  })
}

/** An answer as the rules read it, after what a condition changes in it. */
export function amended(
  { amend, disguise }: Pick<KitCondition, 'amend' | 'disguise'>,
  answer: StudiedAnswer<unknown>,
): string {
  const text = disguise ? disguise.meant(answer.text) : answer.text
  return amend ? amend({ ...answer, text }) : text
}
