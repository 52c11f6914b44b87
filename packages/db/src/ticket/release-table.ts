import { ticketLife } from '@wis/arena'
import type pg from 'pg'
import type { Database } from '../database.ts'
import { takes } from '../life-sql.ts'
import { firstIdAt } from '../new-id.ts'
import { fillingIn } from './add-to-table.ts'

/**
 * Agents that asked for a match go back to the queue and keep their waiting time. Agents that were taken to fill the
 * table leave it.
 */
const release = `
  update tickets set state = case when reason = '${fillingIn}' then '${ticketLife.leadsTo('send-away')}' else '${ticketLife.leadsTo('release')}' end,
                     reason = case when reason = '${fillingIn}' then 'table-given-up' else reason end,
                     table_id = null
  where ${takes(ticketLife, 'release')}`

/** Stops making a table ready. */
export async function releaseTable(client: pg.ClientBase, tableId: string): Promise<void> {
  await client.query({ name: 'release-table', text: `${release} and table_id = $1`, values: [tableId] })
}

/** Gives up tables that have not become ready for too long, because their jobs are lost. */
export async function releaseStaleTables({ pool }: Database, afterMs: number): Promise<void> {
  await pool.query({
    name: 'release-stale-tables',
    text: `${release} and table_id < $1`,
    values: [firstIdAt(Date.now() - afterMs)],
  })
}
