import {
  createMatch,
  fixtureDeal,
  inTransaction,
  leaveTable,
  lockTable,
  notAdmitted,
  releaseTable,
  reserveBudgets,
  restFixture,
  seatFixture,
  seatTable,
} from '@wis/db'
import type { Database, FixtureDeal, TableTicket } from '@wis/db'
import type { MatchId } from '@wis/engine'
import type pg from 'pg'
import { dealMatch } from '../matchmaking/deal-match.ts'
import type { WaitingTable } from '../matchmaking/matchmaker.ts'
import { findSeed } from './find-seed.ts'

interface Dealing {
  readonly db: Database
  /** Queues a match on a connection whose transaction the caller holds. */
  enqueueMatch(client: pg.ClientBase, matchId: MatchId): Promise<void>
}

export type FixtureStep =
  | { readonly kind: 'dealt'; readonly matchId: MatchId; readonly withheld: boolean }
  | { readonly kind: 'given-up' }

/**
 * Deals a scheduled match to the agents that it was scheduled for, in the seats that the schedule gives them. Where
 * somebody is not ready, or may not play now, it waits: nobody else takes a place in it.
 */
export async function dealFixture(
  world: Dealing,
  table: WaitingTable & { readonly fixtureId: string },
): Promise<FixtureStep> {
  const deal = await fixtureDeal(world.db.pool, table.fixtureId)
  const seed = deal && (await findSeed(deal))
  return inTransaction(world.db, async (client) => {
    const seated = await lockTable(client, table.tableId)
    const isWhole = deal?.seating.every((id) => seated.some(({ agentId }) => agentId === id)) ?? false
    if (!deal || seed === undefined || !isWhole || !(await admitsAll(client, table, seated)))
      return giveUp(client, table)
    const match = { ...matchOf(table, seated, { ...deal, seed }), withheld: true }
    const { withheld } = await createMatch(client, match)
    if (!(await seatFixture(client, table.fixtureId, match.id)))
      throw new Error('a match that was dealt twice')
    await reserveBudgets(
      client,
      match.id,
      seated.map(({ agentId }) => agentId),
    )
    await seatTable(client, table.tableId, match.id)
    await world.enqueueMatch(client, match.id)
    return { kind: 'dealt', matchId: match.id, withheld }
  })
}

function matchOf(
  { kind }: WaitingTable,
  seated: readonly TableTicket[],
  { pair, seating, sittingIn, seed }: FixtureDeal & { readonly seed: string },
) {
  const match = dealMatch({ kind, players: seated, pair, seed })
  if (match.seats.some(({ agentId }, seat) => agentId !== seating[seat]))
    throw new Error('a seed that seats the agents otherwise than the schedule')
  const seats = match.seats.map((seat) => ({ ...seat, sitsIn: sittingIn.includes(seat.agentId) }))
  return { ...match, seats }
}

/** Tickets of those that may not play now are let go, with the reason. */
async function admitsAll(
  client: pg.ClientBase,
  { tableId }: WaitingTable,
  seated: readonly TableTicket[],
): Promise<boolean> {
  const refused = await notAdmitted(
    client,
    seated.map(({ agentId }) => agentId),
  )
  for (const { agentId, reason } of refused) {
    const ticket = seated.find((other) => other.agentId === agentId)
    if (ticket) await leaveTable(client, { tableId, ticketId: ticket.ticketId }, reason)
  }
  return refused.length === 0
}

async function giveUp(
  client: pg.ClientBase,
  { tableId, fixtureId }: WaitingTable & { readonly fixtureId: string },
): Promise<FixtureStep> {
  await releaseTable(client, tableId)
  await restFixture(client, fixtureId)
  return { kind: 'given-up' }
}
