import { ticketLife } from '@wis/arena'
import type { MatchId } from '@wis/engine'
import type pg from 'pg'
import { takes } from '../life-sql.ts'
import { newId } from '../new-id.ts'

/** Marks the tickets of a table as seated, since it has become a match. Opens the next ticket of a series. */
export async function seatTable(client: pg.ClientBase, tableId: string, matchId: MatchId): Promise<void> {
  const { rows } = await client.query<{ id: string; more: number }>({
    name: 'seat-table',
    text: `update tickets set state = '${ticketLife.leadsTo('seat')}', match_id = $2
           where table_id = $1 and ${takes(ticketLife, 'seat')}
           returning id, more`,
    values: [tableId, matchId],
  })
  for (const { id, more } of rows) if (more > 0) await openNext(client, id)
}

/** A series also ends if the agent gets a new version or is retired while the table is being made ready. */
async function openNext(client: pg.ClientBase, ticketId: string): Promise<void> {
  await client.query({
    name: 'open-next-ticket',
    text: `insert into tickets (id, agent_id, version_id, season_id, mode, language, opponents, series_id, more)
           select $2, agent_id, version_id, season_id, mode, language, opponents, series_id, more - 1
           from tickets t where id = $1
             and exists (select 1 from agents a where a.id = t.agent_id and a.retired_at is null)
             and not exists (
               select 1 from agent_versions v where v.agent_id = t.agent_id and v.created_at > t.created_at
             )`,
    values: [ticketId, newId()],
  })
}
