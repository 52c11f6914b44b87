import { inTransaction } from '@wis/db'
import type { Database } from '@wis/db'
import { notAdmitted, reserveBudgets } from '@wis/db/agents'
import { createMatch, gameCalled, leaveTable, lockTable, releaseTable, seatTable } from '@wis/db/matches'
import type { NewMatch, TableTicket } from '@wis/db/matches'
import { dealtOfBlock, drawSeasonPair, fixtureDeal, restFixture, seatFixture } from '@wis/db/seasons'
import type { FixtureDeal } from '@wis/db/seasons'
import type { MatchId } from '@wis/engine'
import { spiesLeft } from '@wis/games'
import type { GameKit } from '@wis/games'
import { agentInTurn, blockSeed } from '@wis/proof'
import type pg from 'pg'
import { dealKit } from '../matchmaking/deal-kit.ts'
import { dealMatch } from '../matchmaking/deal-match.ts'
import type { WaitingTable } from '../matchmaking/matchmaker.ts'
import { findSeed } from './find-seed.ts'

interface Dealing {
  readonly db: Database
  /** Queues a match on a connection whose transaction the caller holds. */
  enqueueMatch(client: pg.ClientBase, matchId: MatchId): Promise<void>
}

type FixtureTable = WaitingTable & { readonly fixtureId: string }

/** The terms of a match. */
type Drawn = Pick<NewMatch, 'seed' | 'wordPlace'> & { readonly pair: readonly [string, string] }

export type FixtureStep =
  | { readonly kind: 'dealt'; readonly matchId: MatchId; readonly withheld: boolean }
  | { readonly kind: 'given-up' }

/**
 * Deals a scheduled match to the agents that it was scheduled for. If one of them is not ready, or may not play now,
 * the match waits: no other agent takes the place.
 */
export async function dealFixture(world: Dealing, table: FixtureTable): Promise<FixtureStep> {
  const deal = await fixtureDeal(world.db.pool, table.fixtureId)
  const { kit } = gameCalled(world.db, table.kind.game)
  const shared = deal && (await drawnBefore(deal))
  return inTransaction(world.db, async (client) => {
    const seated = await lockTable(client, table.tableId)
    const isWhole = deal?.seating.every((id) => seated.some(({ agentId }) => agentId === id)) ?? false
    if (!deal || !isWhole || !(await admitsAll(client, table, seated))) return giveUp(client, table)
    const match = kit
      ? kitMatchOf(kit, table, seated, deal)
      : matchOf(table, seated, {
          ...deal,
          ...(shared ?? (await drawnAnew(client, table, deal))),
          isSeated: shared !== undefined,
        })
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

/** Deals of earlier schedules have one pair for all their matches, and fix the seats. */
async function drawnBefore(deal: FixtureDeal): Promise<Drawn | undefined> {
  return deal.pair && { pair: deal.pair, seed: await findSeed(deal) }
}

/** Chooses words that no agent at the table has had in this season, and a spy that has not been one in its block. */
async function drawnAnew(
  client: pg.ClientBase,
  { kind, fixtureId }: FixtureTable,
  { dealSeed, seating, sittingIn }: FixtureDeal,
): Promise<Drawn> {
  const { dealt, after, ...places } = await dealtOfBlock(client, fixtureId)
  const played = dealt.map((match) => ({ ...match, spy: agentInTurn(match.seed, match.agents) }))
  const spies = spiesLeft(places, played)
  const seed = blockSeed({ dealSeed, agents: places.agents, spies, after })
  const agentIds = seating.filter((id) => !sittingIn.includes(id))
  const { pair, place } = await drawSeasonPair(client, { ...kind, agentIds })
  return { seed, pair, wordPlace: place }
}

/**
 * Every match of a kit is dealt anew, and knows nothing of the others of its deal. So it can be watched, and it counts at
 * once.
 */
function kitMatchOf(
  kit: GameKit,
  { kind }: WaitingTable,
  players: readonly TableTicket[],
  { seating, sittingIn }: FixtureDeal,
): NewMatch {
  const match = dealKit({ kit, kind, players, seating })
  return {
    ...match,
    seats: match.seats.map((seat) => ({ ...seat, sitsIn: sittingIn.includes(seat.agentId) })),
  }
}

function matchOf(
  { kind }: WaitingTable,
  players: readonly TableTicket[],
  {
    seating,
    sittingIn,
    isSeated,
    ...drawn
  }: Omit<FixtureDeal, 'pair'> & Drawn & { readonly isSeated: boolean },
): NewMatch {
  const { pair, wordPlace = null, seed } = drawn
  const match = dealMatch({ kind, players, pair, wordPlace, seed })
  if (isSeated && match.seats.some(({ agentId }, seat) => agentId !== seating[seat]))
    throw new Error('a seed that seats the agents otherwise than the schedule')
  const seats = match.seats.map((seat) => ({ ...seat, sitsIn: sittingIn.includes(seat.agentId) }))
  return { ...match, seats, dealOpen: true }
}

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
