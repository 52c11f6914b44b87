import { languages, normalisedTables } from '@wis/games'
import type { NormalisedTable } from '@wis/games'
import { normalisedTable, takeInMatches } from '@wis/ratings'
import type { NormalisedRow, ValueColumn } from '@wis/ratings'
import type pg from 'pg'
import type { Database } from '../database.ts'
import { advisoryLockSpaces, whileHolding } from '../locks.ts'
import { inTransaction } from '../transaction.ts'
import { columnSeasons } from './column-seasons.ts'
import type { ColumnSeason } from './column-seasons.ts'
import { columnValues, kindOf, measureName, takeInColumn } from './resampled-column.ts'
import type { ColumnPlace, TakeIn } from './resampled-column.ts'

/** Sets the values of all agents side by side, in any thread. */
export type Tabulate = (columns: readonly ValueColumn[], least: number) => Promise<readonly NormalisedRow[]>

interface TableWork {
  /** If absent, the thread that asks does it. */
  readonly takeIn?: TakeIn
  readonly tabulate?: Tabulate
  /** Only matches that ended earlier count. */
  readonly before: Date
  /** Whether a match that was stored late is looked for, too, which reads all matches. */
  readonly thorough?: boolean
  readonly signal?: AbortSignal
}

export interface MadeTable {
  readonly table: string
  readonly language: string
}

/**
 * Makes every table anew in which a match has been added or a season has changed. Only one process does this at a time;
 * undefined if another is at it.
 */
export async function makeTables(db: Database, work: TableWork): Promise<readonly MadeTable[] | undefined> {
  return whileHolding(db, advisoryLockSpaces.tables, async (client) => {
    const made: MadeTable[] = []
    const changed = new Set<string>()
    for (const table of normalisedTables)
      for (const language of languages)
        if (await makeTable(db, client, { table, language, work, changed }))
          made.push({ table: table.id, language })
    return made
  })
}

interface Making {
  readonly table: NormalisedTable
  readonly language: string
  readonly work: TableWork
  /** The ladders that had new matches. A ladder for all languages is in several tables, and is counted once. */
  readonly changed: Set<string>
}

/** What a stored table tells about a column. Null if no season plays the game. */
export type StoredColumn =
  | (Pick<ColumnSeason, 'slug' | 'name' | 'ruleset'> & { readonly matches: number })
  | null

async function makeTable(db: Database, client: pg.PoolClient, making: Making): Promise<boolean> {
  const { table, language, work } = making
  const { tabulate = (...given) => Promise.resolve(normalisedTable(...given)) } = work
  const seasons = await columnSeasons(client, table, language)
  const places = table.columns.map((column, at) => {
    const season = seasons[at]
    return season ? { season, language: season.language, column } : null
  })
  const { columns, isChanged } = await takeInAll(db, client, places, making)
  if (!isChanged && !(await isOther(client, making, columns))) return false
  const values: ValueColumn[] = []
  for (const [at, { value }] of table.columns.entries()) {
    const place = places[at]
    const agents = place ? await columnValues(client, place, table.leastMatches) : []
    values.push({ kind: kindOf(value), agents })
  }
  await store(db, making, columns, await tabulate(values, table.leastMatches))
  return true
}

async function takeInAll(
  db: Database,
  client: pg.PoolClient,
  places: readonly (ColumnPlace | null)[],
  {
    work: { takeIn = (...given) => Promise.resolve(takeInMatches(...given)), thorough = false, ...work },
    changed,
  }: Making,
): Promise<{ readonly columns: readonly StoredColumn[]; readonly isChanged: boolean }> {
  const columns: StoredColumn[] = []
  let isChanged = false
  for (const place of places) {
    if (!place) {
      columns.push(null)
      continue
    }
    const taken = await takeInColumn(db, client, place, { ...work, takeIn, thorough })
    const { slug, name, ruleset } = place.season
    columns.push({ slug, name, ruleset, matches: taken.matches })
    const ladder = `${place.season.id} ${place.language} ${measureName(place.column.value)}`
    if (taken.changed) changed.add(ladder)
    isChanged ||= changed.has(ladder)
  }
  return { columns, isChanged }
}

/** Whether the stored table has other columns, or is not made yet. */
async function isOther(
  client: pg.ClientBase,
  { table, language }: Making,
  columns: readonly StoredColumn[],
): Promise<boolean> {
  const { rows } = await client.query<{ same: boolean }>(
    'select columns = $3::jsonb as same from tables_made where table_id = $1 and language = $2',
    [table.id, language, JSON.stringify(columns)],
  )
  return !rows[0]?.same
}

const store = (
  db: Database,
  { table, language }: Making,
  columns: readonly StoredColumn[],
  rows: readonly NormalisedRow[],
) =>
  inTransaction(db, async (client) => {
    await client.query(
      `insert into tables_made (table_id, language, made_at, columns) values ($1, $2, now(), $3)
       on conflict (table_id, language) do update set made_at = excluded.made_at, columns = excluded.columns`,
      [table.id, language, JSON.stringify(columns)],
    )
    await client.query('delete from table_rows where table_id = $1 and language = $2', [table.id, language])
    await client.query(
      `insert into table_rows (table_id, language, number, place, agent_id, games, average, cells)
       select $1, $2, r.number, r.place, r."agentId", r.games, r.average, r.cells
       from jsonb_to_recordset($3::jsonb) as r(number int, place int, "agentId" text, games int, average jsonb, cells jsonb)`,
      [table.id, language, JSON.stringify(rows.map((row, number) => ({ ...row, number })))],
    )
  })
