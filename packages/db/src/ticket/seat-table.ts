import type { MatchId } from '@wis/engine'
import type pg from 'pg'

/** Marks the tickets of a table as seated: they have become a match. */
export async function seatTable(client: pg.ClientBase, tableId: string, matchId: MatchId): Promise<void> {
  await client.query({
    name: 'seat-table',
    text: `update tickets set state = 'seated', match_id = $2 where table_id = $1 and state = 'checking'`,
    values: [tableId, matchId],
  })
}
