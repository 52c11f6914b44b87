import type { Agent } from '@wis/agents'
import type { Database } from '@wis/db'
import { placeOfMatch } from '@wis/db/experiments'
import { seatMatchId } from '@wis/db/matches'
import type { ClaimedMatch } from '@wis/db/matches'
import { kitCalled } from '@wis/games'
import type { Disguise, StudiedAnswer } from '@wis/games'
import { amended, changedTable, conditionCalled, ownConditions } from '@wis/lab'
import type { ChangedTable, KitCondition } from '@wis/lab'
import { disguisedEntry, disguisedRequest, isGameRequest } from '@wis/protocol'
import type { TurnRequest } from '@wis/protocol'
import type { Connectable } from '../connect/connect.ts'
import { BrokenMatch } from '../match/match-world.ts'

/** What an experiment changes at the seats of a match. */
export interface StudiedSeats extends ChangedTable {
  /** The names by which the agents know the match, in seat order. */
  readonly names: readonly string[]
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
  // House agents answer the same in every run of an experiment. Other agents cannot tell that they play a deal again.
  const own = `${match.seed}/${number}/${attempts}`
  return {
    names: match.seats.map(({ kind }, seat) =>
      seatMatchId({ seed: kind === 'house' ? own : match.salt, seat }),
    ),
    ...changedTable({ condition, seats: [...match.seats.keys()], changed: plan.changed }),
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

interface Connecting {
  connect(agent: Connectable): Agent<TurnRequest>
}

/** The agent of a seat, as a condition has it asked and told. */
export function connectedUnder(
  condition: KitCondition | undefined,
  { connect }: Connecting,
  seat: Connectable,
): Agent<TurnRequest> {
  const agent = connect({ ...seat, ...askedUnder(condition, seat.settings) })
  const disguise = disguiseAt(condition, seat)
  return disguise ? disguisedAgent(agent, disguise) : agent
}

/** The same agent, which is asked and told the news in other names. What it says is kept as it says it. */
export function disguisedAgent(agent: Agent<TurnRequest>, disguise: Disguise): Agent<TurnRequest> {
  const shown = (request: TurnRequest) =>
    isGameRequest(request) ? disguisedRequest(request, disguise) : request
  return {
    ...(agent.sharedProvider !== undefined && { sharedProvider: agent.sharedProvider }),
    reply: (request, signal, seen) => agent.reply(shown(request), signal, seen),
    ...(agent.ruled && { ruled: (isRefused) => agent.ruled?.(isRefused) }),
    ...(agent.hear && {
      hear: async (news, signal, hurry) => {
        const entries = news.entries.map((entry) => disguisedEntry(entry, disguise))
        return (await agent.hear?.({ ...news, game: disguise.game, entries }, signal, hurry)) ?? []
      },
    }),
    ...(agent.isWaiting && { isWaiting: () => agent.isWaiting?.() ?? false }),
    ...(agent.prepare && {
      prepare: async (signal) => (await agent.prepare?.(signal)) ?? { ready: true },
    }),
  }
}

export type Amend = (answer: StudiedAnswer<unknown>) => string

interface Seated {
  readonly kind?: string | undefined
  readonly settings?: unknown
}

/** How a condition changes the answers of a seat. It is told by which strategy a model was asked. */
export function amendOf(condition: KitCondition | undefined, seat: Seated): Amend | undefined {
  const disguise = disguiseAt(condition, seat)
  const { amend, strategy } = condition ?? {}
  if (!amend && !disguise) return undefined
  const isAskedBy = strategy !== undefined && hasStrategy(seat.settings)
  const changed = { ...(amend && { amend }), ...(disguise && { disguise }) }
  return (answer) => amended(changed, { ...answer, ...(isAskedBy && { strategy }) })
}

/** The other names in which the agent of a seat is asked. A house player is asked by the state, which has none. */
const disguiseAt = (condition: KitCondition | undefined, { kind }: Seated) =>
  kind === 'house' ? undefined : condition?.disguise
