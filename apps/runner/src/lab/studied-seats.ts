import type { Database } from '@wis/db'
import { placeOfMatch } from '@wis/db/experiments'
import { seatMatchId } from '@wis/db/matches'
import type { ClaimedMatch, HostedGame } from '@wis/db/matches'
import { kitCalled } from '@wis/games'
import { conditionAt, conditionCalled, hiding, ownConditions } from '@wis/lab'
import type { KitCondition } from '@wis/lab'
import type { Connectable } from '../connect/connect.ts'
import { BrokenMatch } from '../match/broken-match.ts'

type Rules = HostedGame['rules']

/** What an experiment changes at the seats of a match. */
export interface StudiedSeats {
  /** The names by which the agents know the match, in seat order. */
  readonly names: readonly string[]
  /** What the condition changes at this seat. Undefined for a seat that plays as it always does. */
  conditionOf(seat: number): KitCondition | undefined
  /** The rules of the game, under which no seat is told what the condition hides from it. */
  rulesOf(rules: Rules): Rules
}

type Studied = Pick<ClaimedMatch, 'id' | 'mode' | 'game' | 'seed' | 'salt'> & {
  readonly seats: readonly Pick<ClaimedMatch['seats'][number], 'kind'>[]
}

/** Undefined for a match of the arena. */
export async function studiedSeats(db: Database, match: Studied): Promise<StudiedSeats | undefined> {
  if (match.mode !== 'experiment') return undefined
  const place = await placeOfMatch(db, match.id)
  const kit = kitCalled(match.game)
  if (!place || !kit) throw new BrokenMatch('a match of no experiment')
  const { number, attempts, plan } = place
  const made = ownConditions.parse(place.own ?? {})
  const condition = conditionCalled(kit, { own: made }, plan.condition)
  const isChanged = (seat: number) => plan.changed.includes(seat)
  // House agents answer the same in every run of an experiment. Other agents cannot tell that they play a deal again.
  const own = `${match.seed}/${number}/${attempts}`
  return {
    names: match.seats.map(({ kind }, seat) =>
      seatMatchId({ seed: kind === 'house' ? own : match.salt, seat }),
    ),
    conditionOf: (seat) => conditionAt(condition, isChanged(seat)),
    rulesOf: (rules) => hiding(rules, { condition, seats: [...match.seats.keys()], isChanged }),
  }
}

/** How a seat's agent is asked under a condition. It plays and is probed in the same way. */
export function askedUnder(
  condition: KitCondition | undefined,
  settings: unknown,
): Pick<Connectable, 'settings' | 'instructions' | 'unwarned'> {
  const { strategy, prompt, unwarned } = condition ?? {}
  return {
    settings: withStrategy(settings, strategy),
    ...(prompt && { instructions: prompt }),
    ...(unwarned && { unwarned }),
  }
}

/** Settings of a model with the strategy of a condition. Agents of other kinds have none to replace. */
function withStrategy(settings: unknown, strategy: string | undefined): unknown {
  return strategy !== undefined && hasStrategy(settings)
    ? { ...settings, strategy: { preset: strategy } }
    : settings
}

/** Whether an agent with these settings is a model, which is asked by a strategy. */
export function hasStrategy(settings: unknown): settings is { readonly strategy: unknown } {
  return typeof settings === 'object' && settings !== null && 'strategy' in settings
}
