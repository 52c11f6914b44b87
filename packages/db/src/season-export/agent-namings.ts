import type { Database } from '../database.ts'
import type { CutName } from './cut-rows.ts'

/** The present names of these agents and their owners, by agent. */
export async function agentNamings(
  { pool }: Pick<Database, 'pool'>,
  agents: readonly string[],
): Promise<ReadonlyMap<string, CutName>> {
  const { rows } = await pool.query<CutName>({
    name: 'agent-namings',
    text: `select a.id as agent, a.slug, a.name, a.kind, u.name as owner
           from agents a left join users u on u.id = a.owner_id where a.id = any($1::text[])`,
    values: [agents],
  })
  return new Map(rows.map((row) => [row.agent, row]))
}
