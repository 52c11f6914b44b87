import type { Agent } from '@wis/agents'
import {
  addToTable,
  createMatch,
  drawWordPair,
  inTransaction,
  leaveTable,
  notAdmitted,
  onlineSeekers,
  reserveBudgets,
  seatTable,
  tableTickets,
} from '@wis/db'
import type { Database, Seeker, TableTicket } from '@wis/db'
import { ids } from '@wis/engine'
import type { MatchId } from '@wis/engine'
import type pg from 'pg'
import type { Feed } from '../live/feed.ts'
import type { Log } from '../operations/log.ts'
import { dealMatch } from './deal-match.ts'
import type { WaitingTable } from './matchmaker.ts'
import { matchmakingRule } from './rule.ts'

export interface TableWorld {
  readonly db: Database
  readonly feed: Feed
  readonly log: Log
  connect(agent: { readonly kind: string; readonly slug: string; readonly settings: unknown }): Agent
  /** Queues a match on a connection whose transaction the caller holds. */
  enqueueMatch(client: pg.ClientBase, matchId: MatchId): Promise<void>
}

/**
 * Asks everybody at a table whether it is ready, replaces whoever is not, and deals. Nothing is dealt before all
 * are ready; match, seats, tickets, job and what the match will cost are stored together.
 */
export async function readyTable(world: TableWorld, table: WaitingTable, signal: AbortSignal): Promise<void> {
  const { db, log } = world
  const passed = new Set<string>()
  const refused = new Set<string>()
  for (;;) {
    const seated = await tableTickets(db.pool, table.tableId)
    if (seated.length === 0) return
    const unknown = seated.filter(({ ticketId }) => !passed.has(ticketId))
    const faults = await Promise.all(unknown.map((ticket) => notReady(world, ticket, signal)))
    if (signal.aborted) return
    for (const [place, ticket] of unknown.entries()) {
      const fault = faults[place]
      if (fault === undefined) passed.add(ticket.ticketId)
      else {
        log.info('agent-not-ready', { agentId: ticket.agentId, fault })
        refused.add(ticket.agentId)
        await leaveTable(db, ticket.ticketId, 'not-ready')
      }
    }
    const missing = table.kind.players - (await tableTickets(db.pool, table.tableId)).length
    if (missing <= 0) {
      const sentAway = await deal(world, table)
      if (sentAway.length === 0) return
      for (const agentId of sentAway) refused.add(agentId)
    } else if (!(await fill(world, table, { missing, refused })))
      return log.warn('table-not-filled', { tableId: table.tableId })
  }
}

/** What keeps an agent from playing; undefined where nothing does. */
async function notReady(
  { connect }: TableWorld,
  ticket: TableTicket,
  signal: AbortSignal,
): Promise<string | undefined> {
  const agent = connect(ticket)
  if (!agent.prepare) return undefined
  const patience = AbortSignal.any([signal, AbortSignal.timeout(matchmakingRule.readyWithinMs)])
  const readiness = await agent.prepare(patience)
  return readiness.ready ? undefined : `${readiness.verdict}: ${readiness.detail}`
}

/** Seats as many others as are missing: agents that are online, else house agents. */
async function fill(
  { db }: TableWorld,
  table: WaitingTable,
  { missing, refused }: { readonly missing: number; readonly refused: ReadonlySet<string> },
): Promise<boolean> {
  return inTransaction(db, async (client) => {
    const seated = await tableTickets(client, table.tableId)
    const agents = new Set([...refused, ...seated.map(({ agentId }) => agentId)])
    const owners = new Set(seated.flatMap(({ ownerId }) => ownerId ?? []))
    const { latelyMatches } = matchmakingRule
    const found: Seeker[] = []
    const pools = table.kind.mode === 'practice' ? [true] : [false, true]
    for (const house of pools) {
      for (const seeker of await onlineSeekers(client, table.kind, { latelyMatches, house })) {
        const known = agents.has(seeker.agentId) || (seeker.ownerId !== null && owners.has(seeker.ownerId))
        if (found.length === missing || known || seeker.capacity <= 0) continue
        found.push(seeker)
        agents.add(seeker.agentId)
        if (seeker.ownerId !== null) owners.add(seeker.ownerId)
      }
    }
    if (found.length < missing) return false
    await addToTable(client, { ...table.kind, tableId: table.tableId }, found)
    return true
  })
}

/** Deals, unless somebody has come to a limit meanwhile: then those are sent away, and named. */
async function deal(
  { db, feed, enqueueMatch }: TableWorld,
  { tableId, kind }: WaitingTable,
): Promise<readonly string[]> {
  const dealt = await inTransaction(db, async (client) => {
    const seated = await tableTickets(client, tableId)
    const agentIds = seated.map(({ agentId }) => ids.agent(agentId))
    const sentAway = await notAdmitted(client, agentIds)
    for (const { agentId, reason } of sentAway) {
      const ticket = seated.find((other) => other.agentId === agentId)
      if (ticket) await leaveTable({ pool: client }, ticket.ticketId, reason)
    }
    if (sentAway.length > 0) return { sentAway: sentAway.map(({ agentId }) => agentId) }
    const seats = seated.map(({ agentId, versionId }) => ({
      agentId: ids.agent(agentId),
      versionId: ids.version(versionId),
    }))
    const match = dealMatch(kind, seats, await drawWordPair(client, kind.language))
    await createMatch(client, match)
    await reserveBudgets(client, match.id, agentIds)
    await seatTable(client, tableId, match.id)
    await enqueueMatch(client, match.id)
    return { id: match.id, sentAway: [] }
  })
  if (dealt.id) feed.lobby({ id: dealt.id, status: 'waiting', entries: 0 })
  return dealt.sentAway
}
