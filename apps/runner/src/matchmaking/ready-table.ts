import { connectorBroke } from '@wis/agents'
import type { Readiness } from '@wis/agents'
import type { Database } from '@wis/db'
import { initDone, sendAwayNotReady } from '@wis/db/agents'
import { explainReadying, tableTickets } from '@wis/db/matches'
import type { TableTicket } from '@wis/db/matches'
import type { AgentId, MatchId, TicketId } from '@wis/engine'
import type { Checkable } from '@wis/flight-check'
import { matchmakingRule } from '@wis/protocol'
import type pg from 'pg'
import type { Connectable } from '../connect/connect.ts'
import type { Feed } from '../live/feed.ts'
import type { Log } from '../operations/log.ts'
import { dealFixture } from '../season/deal-fixture.ts'
import { dealOrFill } from './deal-or-fill.ts'
import type { WaitingTable } from './matchmaker.ts'

export interface TableWorld {
  readonly db: Database
  readonly feed: Feed
  readonly log: Log
  connect(agent: Connectable): Checkable
  /** Queues a match on a connection whose transaction the caller holds. */
  enqueueMatch(client: pg.ClientBase, matchId: MatchId): Promise<void>
}

/**
 * Asks all agents at a table whether they are ready, replaces those that are not, and deals. Deals only when all are
 * ready. When the time for that is up, it takes only house agents, which are always ready.
 */
export async function readyTable(world: TableWorld, table: WaitingTable, signal: AbortSignal): Promise<void> {
  const timeUp = AbortSignal.timeout(matchmakingRule.readyWithinMs)
  const patience = AbortSignal.any([signal, timeUp])
  const ready = new Set<string>()
  const refused = new Set<AgentId>()
  for (;;) {
    const faults = await askWhoIsUnknown(world, table, { ready, patience })
    if (signal.aborted) return
    for (const fault of faults) {
      refused.add(fault.agentId)
      await sendAway(world, table, fault)
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
        if (!step.withheld) world.feed.lobby({ id: step.matchId, status: 'waiting', entries: 0 })
        return
    }
  }
}

type Fault = Omit<Extract<Readiness, { ready: false }>, 'ready'>
type NotReady = Pick<TableTicket, 'agentId' | 'ticketId'> & Fault

async function sendAway({ db, log }: TableWorld, { tableId }: WaitingTable, found: NotReady): Promise<void> {
  const { agentId, ticketId, verdict, detail } = found
  log.info('agent-not-ready', { tableId, agentId, fault: `${verdict}: ${detail}` })
  if (await sendAwayNotReady(db, { tableId, ticketId, agentId, verdict, detail }))
    log.warn('agent-taken-offline', { tableId, agentId })
}

interface Asking {
  /** The tickets of the agents that have said they are ready; grows. */
  readonly ready: Set<string>
  readonly patience: AbortSignal
}

/** Asks all agents that were not asked yet, at the same time, and returns those that are not ready. */
async function askWhoIsUnknown(
  world: TableWorld,
  { tableId }: WaitingTable,
  { ready, patience }: Asking,
): Promise<readonly NotReady[]> {
  const seated = await tableTickets(world.db.pool, tableId)
  const unknown = seated.filter(({ ticketId }) => !ready.has(ticketId))
  const wait = explainWait(world, tableId, new Set(unknown.map(({ ticketId }) => ticketId)))
  const found = await Promise.all(
    unknown.map(async (ticket) => {
      const fault = await faultOf(world, ticket, patience)
      wait.isKnown(ticket.ticketId)
      return { ...ticket, fault }
    }),
  )
  await wait.over()
  return found.flatMap(({ agentId, ticketId, fault }) => {
    if (fault) return [{ agentId, ticketId, ...fault }]
    ready.add(ticketId)
    return []
  })
}

/** An agent that answers sooner has delayed no other. */
const worthSayingMs = 1000

/** Writes the cause of the wait on the tickets of a table once it takes a moment, and again after each change. */
function explainWait({ db, log }: TableWorld, tableId: string, notUp: Set<TicketId>) {
  let said: Promise<void> | undefined
  const say = () => {
    const waitedFor = new Set(notUp)
    said = (said ?? Promise.resolve())
      .then(() => explainReadying(db.pool, tableId, waitedFor))
      .catch((error: unknown) => log.warn('table-not-explained', { tableId, error }))
  }
  const timer = setTimeout(say, worthSayingMs)
  return {
    isKnown: (ticketId: TicketId) => {
      notUp.delete(ticketId)
      if (said) say()
    },
    /** Nothing more is written after this. */
    over: async () => {
      clearTimeout(timer)
      await said
    },
  }
}

/** The reason why an agent cannot play; undefined if it can. */
async function faultOf(
  world: TableWorld,
  ticket: TableTicket,
  patience: AbortSignal,
): Promise<Fault | undefined> {
  try {
    const agent = world.connect(ticket)
    const readiness = await agent.prepare?.(patience)
    if (readiness?.ready === false) return { verdict: readiness.verdict, detail: readiness.detail }
    if (ticket.initDue && agent.initialise) await forget(world, ticket, await agent.initialise(patience))
    return undefined
  } catch (error) {
    // An agent without a working connector must not keep the others waiting.
    world.log.error('connector-threw', { agentId: ticket.agentId, error })
    return { verdict: 'platform', detail: connectorBroke }
  }
}

/**
 * Makes a version forget any earlier memory before its first call. A version that cannot do so plays all the same, and
 * is asked again the next time.
 */
async function forget(
  { db, log }: TableWorld,
  { agentId, versionId }: TableTicket,
  done: Readiness,
): Promise<void> {
  if (done.ready) return initDone(db, versionId)
  log.info('agent-not-initialised', { agentId, detail: done.detail })
}
