import type { MatchId } from '@wis/engine'
import type pg from 'pg'
import { newId } from '../new-id.ts'

/** Marks the tickets of a table as seated: they have become a match. Of a series, the next ticket is opened. */
export async function seatTable(client: pg.ClientBase, tableId: string, matchId: MatchId): Promise<void> {
  const { rows } = await client.query<{ id: string; more: number }>({
    name: 'seat-table',
    text: `update tickets set state = 'seated', match_id = $2 where table_id = $1 and state = 'checking'
           returning id, more`,
    values: [tableId, matchId],
  })
  for (const { id, more } of rows) if (more > 0) await openNext(client, id)
}

async function openNext(client: pg.ClientBase, ticketId: string): Promise<void> {
  await client.query({
    name: 'open-next-ticket',
    text: `insert into tickets (id, agent_id, version_id, season_id, mode, language, opponents, series_id, more)
           select $2, agent_id, version_id, season_id, mode, language, opponents, series_id, more - 1
           from tickets where id = $1`,
    values: [ticketId, newId()],
  })
}
