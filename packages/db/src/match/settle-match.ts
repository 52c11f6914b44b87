import type { GameEvent } from '@wis/engine'
import type pg from 'pg'
import { settleBudgets } from '../budget/settle-budgets.ts'
import type { Database } from '../database.ts'
import { inTransaction } from '../transaction.ts'
import { addToStandings } from '../standing/add-to-standings.ts'
import { appendOn } from './append-ruling.ts'
import type { CallRecord, Fence } from './append-ruling.ts'
import type { Settlement } from './settlement.ts'

interface LastRuling {
  readonly entries: readonly { readonly seq: number; readonly at: string; readonly event: GameEvent }[]
  readonly call?: CallRecord
}

/** The last ruling, the result, the ledger and the standings: all in one transaction, so once or not at all. */
export async function settleMatch(
  db: Database,
  fence: Fence,
  { entries, call }: LastRuling,
  settlement: Settlement,
): Promise<void> {
  await inTransaction(db, async (client) => {
    await appendOn(client, fence, entries, call)
    await closeMatch(client, fence, settlement, entries.at(-1)?.at)
    await settleBudgets(client, fence.matchId, { counts: true })
    if (settlement.ranked) {
      await writeLedger(client, fence, settlement)
      await addToStandings(client, settlement)
    }
  })
}

async function closeMatch(
  client: pg.PoolClient,
  fence: Fence,
  settlement: Settlement,
  at?: string,
): Promise<void> {
  const { winner, reason, spySeat, words, seats } = settlement
  await client.query({
    name: 'close-match',
    text: `update matches set status = 'finished', ended_at = $2, winner = $3, reason = $4, spy_seat = $5,
             civilian_word = $6, spy_word = $7
           where id = $1`,
    values: [fence.matchId, at, winner, reason, spySeat, words.civilian, words.spy],
  })
  await client.query({
    name: 'close-seats',
    text: `update seats set role = t.role, points = t.points
           from unnest($2::text[], $3::int[]) with ordinality as t(role, points, place)
           where match_id = $1 and seat = t.place - 1`,
    values: [fence.matchId, seats.map(({ role }) => role), seats.map(({ points }) => points)],
  })
}

async function writeLedger(client: pg.PoolClient, fence: Fence, settlement: Settlement): Promise<void> {
  const { seasonId, language, seats, entryCost } = settlement
  await client.query({
    name: 'write-ledger',
    text: `insert into ledger (match_id, season_id, language, seat, agent_id, points, entry_cost)
           select $1, $2, $3, place - 1, agent_id, points, $6
           from unnest($4::text[], $5::int[]) with ordinality as t(agent_id, points, place)`,
    values: [
      fence.matchId,
      seasonId,
      language,
      seats.map(({ agentId }) => agentId),
      seats.map(({ points }) => points),
      entryCost,
    ],
  })
}
