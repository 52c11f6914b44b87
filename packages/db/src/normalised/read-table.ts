import type { NormalisedTable } from '@wis/games'
import type { NormalisedRow } from '@wis/ratings'
import { avatarVersionIn } from '../agent/agent-columns.ts'
import { kindHas } from '../agent/kind-sql.ts'
import type { Database } from '../database.ts'
import { looksLikeJson } from '../name/claim-name.ts'
import type { StoredColumn } from './make-tables.ts'

interface TableWish {
  readonly language: string
  readonly includeHouse?: boolean
  /** The rows before the page. */
  readonly cursor?: string | undefined
  readonly limit?: number
}

export interface TableAgent {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly nameZh: string | null
  readonly kind: string
  readonly owner: string | null
  readonly avatarVersion: string | null
}

export type TableRow = Omit<NormalisedRow, 'agentId'> & { readonly agent: TableAgent }

export interface TablePage {
  /** Null until it is made for the first time. */
  readonly madeAt: string | null
  /** By column. Null where no season plays the game. */
  readonly columns: readonly StoredColumn[]
  readonly rows: readonly TableRow[]
  readonly nextCursor: string | null
}

/** A page of a table as it was made last. Without house agents, places are still those of the whole table. */
export async function readTable(
  { pool }: Database,
  table: NormalisedTable,
  { language, includeHouse = true, cursor = '0', limit = 50 }: TableWish,
): Promise<TablePage> {
  const offset = Number(cursor)
  const [made, found] = await Promise.all([
    pool.query<{ madeAt: Date; columns: readonly StoredColumn[] }>({
      name: 'table-made',
      text: 'select made_at as "madeAt", columns from tables_made where table_id = $1 and language = $2',
      values: [table.id, language],
    }),
    pool.query<TableRow>({
      name: 'table-rows',
      text: rowsStatement,
      values: [table.id, language, includeHouse, offset, limit + 1],
    }),
  ])
  const [head] = made.rows
  return {
    madeAt: head?.madeAt.toISOString() ?? null,
    columns: head?.columns ?? table.columns.map(() => null),
    rows: found.rows.slice(0, limit),
    nextCursor: found.rows.length > limit ? String(offset + limit) : null,
  }
}

/** The row of one agent in a table as it was made last, and what the columns are. Undefined if it has none. */
export async function tableRowOf(
  { pool }: Pick<Database, 'pool'>,
  table: NormalisedTable,
  { agentId, language }: { readonly agentId: string; readonly language: string },
): Promise<AgentTableRow | undefined> {
  const { rows } = await pool.query<Omit<AgentTableRow, 'madeAt'> & { readonly madeAt: Date }>({
    name: 'table-row-of',
    text: `select r.place, r.games::int as games, r.average, r.cells, m.made_at as "madeAt", m.columns
           from table_rows r join tables_made m on m.table_id = r.table_id and m.language = r.language
           where r.agent_id = $1 and r.table_id = $2 and r.language = $3`,
    values: [agentId, table.id, language],
  })
  return rows[0] && { ...rows[0], madeAt: rows[0].madeAt.toISOString() }
}

interface AgentTableRow extends Omit<TableRow, 'agent'> {
  readonly madeAt: string
  readonly columns: readonly StoredColumn[]
}

const rowsStatement = `
  select r.place, r.games::int as games, r.average, r.cells,
         json_build_object('id', a.id, 'slug', a.slug, 'name', a.name, 'nameZh', a.name_zh, 'kind', a.kind,
                           'owner', u.name, 'looksLike', ${looksLikeJson}, 'avatarVersion', ${avatarVersionIn()}) as agent
  from table_rows r join agents a on a.id = r.agent_id left join users u on u.id = a.owner_id
  where r.table_id = $1 and r.language = $2 and ($3 or ${kindHas('hasOwner')})
  order by r.number offset $4 limit $5`
