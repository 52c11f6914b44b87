import type { Clock } from '@wis/agents'
import type { Seat } from '@wis/engine'
import type { HousePlayer } from '@wis/games'
import type { PlannedMatch, Schedule } from '@wis/lab'
import { keptMatch } from '../kept-match.ts'
import type { KeptMatch } from '../kept-match.ts'
import { askProbes } from './ask-probes.ts'
import type { ConnectedPlayer } from './connect-players.ts'
import type { Ledger } from './ledger.ts'
import { BudgetSpent, metered } from './metered.ts'
import { playWithAgents } from './play-with-agents.ts'
import type { AgentMatch, AgentSeat, AgentTable } from './play-with-agents.ts'

export interface MatchWorld {
  readonly schedule: Schedule
  /** The names of the probes. */
  readonly probes: readonly string[]
  /** The players that are not of the house. */
  readonly guests: ReadonlyMap<string, ConnectedPlayer>
  readonly ledger: Ledger
  readonly clock: Clock
  readonly signal: AbortSignal
}

export type MatchRun =
  | { readonly kind: 'kept'; readonly kept: KeptMatch }
  /** Dealt as often as it may be, and never played to its end. */
  | { readonly kind: 'failed'; readonly detail: string }
  | Extract<AgentMatch, { kind: 'unpaid' | 'broken-off' }>

const mostAttempts = 3

/** Plays a match of an experiment, again if somebody failed who is not a player, and asks its probes. */
export async function runMatch(world: MatchWorld, number: number): Promise<MatchRun> {
  const planned = world.schedule.matchAt(number)
  const started = world.clock.now().getTime()
  let detail = ''
  for (let attempts = 1; attempts <= mostAttempts; attempts++) {
    const table = agentTableOf(world, planned, attempts)
    const match = await playWithAgents(table)
    if (match.kind === 'unpaid' || match.kind === 'broken-off') return match
    if (match.kind === 'faulted') detail = match.detail
    // A match that the rules make void is dealt again, but not for ever.
    else if (match.result.played.end !== 'void' || attempts === mostAttempts) {
      const ms = world.clock.now().getTime() - started
      return withProbes(world, table, { match, counted: { ms, attempts } })
    }
  }
  return { kind: 'failed', detail }
}

interface Over {
  readonly match: Extract<AgentMatch, { kind: 'over' }>
  readonly counted: { readonly ms: number; readonly attempts: number }
}

async function withProbes(
  { probes: asked, ledger, signal }: MatchWorld,
  table: AgentTable,
  { match: { result, answers }, counted }: Over,
): Promise<MatchRun> {
  const { schedule, planned } = table
  const read = await askProbes(table, { log: result.log, probes: asked }).catch((error: unknown) => {
    if (error instanceof BudgetSpent) return error
    throw error
  })
  if (read instanceof BudgetSpent) return { kind: 'unpaid', spent: read }
  if (signal.aborted) return { kind: 'broken-off' }
  const used = { ...ledger.usedBy(planned.number), ...counted }
  return { kind: 'kept', kept: { ...keptMatch({ schedule, planned, result, probes: read }), answers, used } }
}

function agentTableOf(
  { schedule, guests, ledger, clock, signal }: MatchWorld,
  planned: PlannedMatch,
  attempt: number,
): AgentTable {
  const agents = new Map<Seat, AgentSeat>()
  const { kit } = schedule
  planned.players.forEach((name, seat) => {
    const player = guests.get(name)
    if (!player) return
    agents.set(seat, {
      agentFor: (condition) =>
        metered(player, player.connect(condition), { ledger, match: planned.number, about: { attempt } }),
      isModel: player.isModel,
    })
  })
  return { schedule, planned, agents, clock, signal, playerCalled: (name) => houseCalled(kit.house, name) }
}

export function houseCalled(house: readonly HousePlayer<unknown>[], name: string): HousePlayer<unknown> {
  const player = house.find(({ slug }) => slug === name)
  if (!player) throw new RangeError(`no house player is called ${name}`)
  return player
}
