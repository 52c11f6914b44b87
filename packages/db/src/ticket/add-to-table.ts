import type { Seeker, TableKind } from '@wis/arena'
import type pg from 'pg'
import { newId } from '../new-id.ts'

/**
 * The reason on the ticket of an agent that did not ask. If the table is given up, such a ticket has nothing to wait
 * for.
 */
export const fillingIn = 'filling-in'

/** Gives agents that did not ask a ticket for a table that is being made ready. */
export async function addToTable(
  client: pg.ClientBase,
  table: Pick<TableKind, 'seasonId' | 'mode' | 'language'> & { readonly tableId: string },
  filling: readonly Pick<Seeker, 'agentId' | 'versionId'>[],
): Promise<void> {
  if (filling.length === 0) return
  await client.query({
    name: 'fill-table',
    text: `insert into tickets (id, agent_id, version_id, season_id, mode, language, state, table_id, reason)
           select t.id, t.agent_id, t.version_id, $1, $2, $3, 'checking', $4, '${fillingIn}'
           from unnest($5::text[], $6::text[], $7::text[]) as t(id, agent_id, version_id)`,
    values: [
      table.seasonId,
      table.mode,
      table.language,
      table.tableId,
      filling.map(() => newId()),
      filling.map(({ agentId }) => agentId),
      filling.map(({ versionId }) => versionId),
    ],
  })
}
