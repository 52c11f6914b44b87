import type { Database } from '@wis/db'
import { plannedPlace } from '@wis/db/experiments'
import { seatMatchId } from '@wis/db/matches'
import type { ClaimedMatch } from '@wis/db/matches'
import { kitCalled } from '@wis/games'
import { conditionCalled, ownConditions } from '@wis/lab'
import type { KitCondition } from '@wis/lab'
import { BrokenMatch } from '../match/broken-match.ts'

/** What an experiment changes at the seats of a match. */
export interface StudiedSeats {
  /** The names by which the agents know the match, in seat order. */
  readonly names: readonly string[]
  /** The condition that changes this seat. Undefined for a seat that plays as it always does. */
  conditionOf(seat: number): KitCondition | undefined
}

/** Undefined for a match of the arena. */
export async function studiedSeats(db: Database, match: ClaimedMatch): Promise<StudiedSeats | undefined> {
  if (match.mode !== 'experiment') return undefined
  const place = await plannedPlace(db, match.id)
  const kit = kitCalled(match.game)
  if (!place || !kit) throw new BrokenMatch('a match of no experiment')
  const { number, attempts, plan } = place
  const made = ownConditions.parse(place.own ?? {})
  const condition = conditionCalled(kit, { own: made }, plan.condition)
  // House agents answer the same in every run of an experiment. Other agents cannot tell that they play a deal again.
  const own = `${match.seed}/${number}/${attempts}`
  return {
    names: match.seats.map(({ kind }, seat) =>
      seatMatchId({ seed: kind === 'house' ? own : match.salt, seat }),
    ),
    conditionOf: (seat) => (plan.changed.includes(seat) ? condition : undefined),
  }
}

/** Settings of a model with the strategy of a condition. Agents of other kinds have none to replace. */
export function withStrategy(settings: unknown, strategy: string | undefined): unknown {
  return strategy !== undefined && hasStrategy(settings)
    ? { ...settings, strategy: { preset: strategy } }
    : settings
}

/** Whether an agent with these settings is a model, which is asked by a strategy. */
export function hasStrategy(settings: unknown): settings is { readonly strategy: unknown } {
  return typeof settings === 'object' && settings !== null && 'strategy' in settings
}
