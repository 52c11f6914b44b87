import type { TicketId } from '@wis/engine'
import type pg from 'pg'
import { fillingIn } from './add-to-table.ts'

/**
 * Writes on the tickets of a table that is made ready whom they wait for: those of agents that are not up yet, or the others.
 * Those that fill in keep what says so.
 */
export async function explainReadying(
  client: Pick<pg.ClientBase, 'query'>,
  tableId: string,
  notUp: ReadonlySet<TicketId>,
): Promise<void> {
  await client.query({
    name: 'explain-readying',
    text: `update tickets set reason = case when cardinality($2::text[]) = 0 then null
                                            when id = any($2::text[]) then 'waking-up' else 'others-waking-up' end
           where table_id = $1 and state = 'checking' and reason is distinct from '${fillingIn}'`,
    values: [tableId, [...notUp]],
  })
}
