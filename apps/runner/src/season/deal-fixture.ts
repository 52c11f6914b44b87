import { inContendedTransaction } from '@wis/db'
import type { Database } from '@wis/db'
import { notAdmitted, reserveBudgets } from '@wis/db/agents'
import { createMatch, gameCalled, leaveTable, lockTable, releaseTable, seatTable } from '@wis/db/matches'
import type { NewMatch, TableTicket } from '@wis/db/matches'
import { fixtureDeal, restFixture, seatFixture } from '@wis/db/seasons'
import type { FixtureDeal } from '@wis/db/seasons'
import type { MatchId } from '@wis/engine'
import type pg from 'pg'
import { dealKit } from '../matchmaking/deal-kit.ts'
import type { WaitingTable } from '../matchmaking/matchmaker.ts'
import { dealingWords } from './deal-words.ts'
import type { DealScheduled, FixtureTable } from './deal-words.ts'

interface Dealing {
  readonly db: Database
  /** Queues a match on a connection whose transaction the caller holds. */
  enqueueMatch(client: pg.ClientBase, matchId: MatchId): Promise<void>
}

export type FixtureStep =
  | { readonly kind: 'dealt'; readonly matchId: MatchId; readonly withheld: boolean }
  | { readonly kind: 'given-up' }

/**
 * Deals a scheduled match to the agents that it was scheduled for. If one of them is not ready, or may not play now,
 * the match waits: no other agent takes the place.
 */
export async function dealFixture(world: Dealing, table: FixtureTable): Promise<FixtureStep> {
  const deal = await fixtureDeal(world.db.pool, table.fixtureId)
  const dealMatch = deal && (await howToDeal(world.db, table.kind.game, deal))
  return inContendedTransaction(world.db, 'dealing', async (client) => {
    const seated = await lockTable(client, table.tableId)
    const isWhole = deal?.seating.every((id) => seated.some(({ agentId }) => agentId === id)) ?? false
    if (!deal || !dealMatch || !isWhole || !(await admitsAll(client, table, seated)))
      return giveUp(client, table)
    const match = seatedFor(await dealMatch(client, table, seated), deal)
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

/**
 * Where a season brings nothing, every match is dealt anew, and knows nothing of the others of its deal. So it can be watched,
 * and it counts at once.
 */
async function howToDeal(db: Database, game: string, deal: FixtureDeal): Promise<DealScheduled> {
  const { kit } = gameCalled(db, game)
  if (!kit) throw new Error(`nothing deals the matches of ${game}`)
  if (kit.setup.brings === 'word-pairs') return dealingWords(kit, deal)
  return async (_, { kind }, players) => dealKit({ kit, kind, players, seating: deal.seating })
}

/** The match with the agents marked that only fill a place. */
const seatedFor = (match: NewMatch, { sittingIn }: FixtureDeal): NewMatch => ({
  ...match,
  seats: match.seats.map((seat) => ({ ...seat, sitsIn: sittingIn.includes(seat.agentId) })),
})

/** Releases the tickets of agents that may not play now, with the reason. */
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

async function giveUp(client: pg.ClientBase, { tableId, fixtureId }: FixtureTable): Promise<FixtureStep> {
  await releaseTable(client, tableId)
  await restFixture(client, fixtureId)
  return { kind: 'given-up' }
}
