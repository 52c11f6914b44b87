import type { Agent } from '@wis/agents'
import { leaveTable, tableTickets } from '@wis/db'
import type { Database, TableTicket } from '@wis/db'
import type { AgentId, MatchId } from '@wis/engine'
import type pg from 'pg'
import type { Connectable } from '../connect.ts'
import type { Feed } from '../live/feed.ts'
import type { Log } from '../operations/log.ts'
import { dealFixture } from '../season/deal-fixture.ts'
import { dealOrFill } from './deal-or-fill.ts'
import type { WaitingTable } from './matchmaker.ts'
import { matchmakingRule } from './rule.ts'

export interface TableWorld {
  readonly db: Database
  readonly feed: Feed
  readonly log: Log
  connect(agent: Connectable): Agent
  /** Queues a match on a connection whose transaction the caller holds. */
  enqueueMatch(client: pg.ClientBase, matchId: MatchId): Promise<void>
}

/**
 * Asks everybody at a table whether it is ready, replaces whoever is not, and deals. Nothing is dealt before all
 * are ready; once the time for that is up, only house agents are taken, which always are.
 */
export async function readyTable(world: TableWorld, table: WaitingTable, signal: AbortSignal): Promise<void> {
  const timeUp = AbortSignal.timeout(matchmakingRule.readyWithinMs)
  const patience = AbortSignal.any([signal, timeUp])
  const ready = new Set<string>()
  const refused = new Set<AgentId>()
  for (;;) {
    const faults = await askWhoIsUnknown(world, table, { ready, patience })
    if (signal.aborted) return
    for (const { agentId, ticketId, fault } of faults) {
      world.log.info('agent-not-ready', { tableId: table.tableId, agentId, fault })
      refused.add(agentId)
      await leaveTable(world.db.pool, { tableId: table.tableId, ticketId }, 'not-ready')
    }
    const { fixtureId } = table.kind
    const step =
      fixtureId === undefined
        ? await dealOrFill(world, table, { refused, houseOnly: timeUp.aborted })
        : await dealFixture(world, { ...table, fixtureId })
    switch (step.kind) {
      case 'filled':
        break
      case 'sent-away':
        for (const agentId of step.agentIds) refused.add(agentId)
        break
      case 'given-up':
        return world.log.warn('table-given-up', { tableId: table.tableId })
      case 'dealt':
        // A scheduled match is withheld until its deal is played out.
        if (fixtureId === undefined) world.feed.lobby({ id: step.matchId, status: 'waiting', entries: 0 })
        return
    }
  }
}

interface NotReady extends Pick<TableTicket, 'agentId' | 'ticketId'> {
  readonly fault: string
}

interface Asking {
  /** The tickets whose agents are known to be ready; grows. */
  readonly ready: Set<string>
  readonly patience: AbortSignal
}

/** Asks everybody who has not been asked yet, all at once, and gives those that are not ready. */
async function askWhoIsUnknown(
  world: TableWorld,
  { tableId }: WaitingTable,
  { ready, patience }: Asking,
): Promise<readonly NotReady[]> {
  const seated = await tableTickets(world.db.pool, tableId)
  const unknown = seated.filter(({ ticketId }) => !ready.has(ticketId))
  const found = await Promise.all(
    unknown.map(async (ticket) => ({ ...ticket, fault: await faultOf(world, ticket, patience) })),
  )
  return found.flatMap(({ agentId, ticketId, fault }) => {
    if (fault !== undefined) return [{ agentId, ticketId, fault }]
    ready.add(ticketId)
    return []
  })
}

/** What keeps an agent from playing; undefined where nothing does. */
async function faultOf(
  { connect }: TableWorld,
  ticket: TableTicket,
  patience: AbortSignal,
): Promise<string | undefined> {
  try {
    const readiness = await connect(ticket).prepare?.(patience)
    return readiness?.ready === false ? `${readiness.verdict}: ${readiness.detail}` : undefined
  } catch (error) {
    // One that cannot even be connected must not keep the others waiting.
    return `platform: ${String(error)}`
  }
}
