import type { TableColumn, TableValue } from '@wis/games'
import type { MeasuredMatch, ResampledValue, ResampledValues, ValueKind } from '@wis/ratings'
import type pg from 'pg'
import type { Database } from '../database.ts'
import { leftOutOf } from '../rating/read-rated-matches.ts'
import { inTransaction } from '../transaction.ts'
import type { ColumnSeason } from './column-seasons.ts'
import { isComplete, nextMatches } from './measured-matches.ts'
import type { Counted } from './measured-matches.ts'

/** Counts matches, in any thread. */
export type TakeIn = (
  values: ResampledValues,
  matches: readonly MeasuredMatch[],
  kind: ValueKind,
) => Promise<ResampledValues>

export interface ColumnPlace {
  readonly season: ColumnSeason
  readonly language: string
  readonly column: TableColumn
}

interface Taking {
  readonly takeIn: TakeIn
  readonly before: Date
  /** Whether a match that ended earlier than it was stored is looked for, too. */
  readonly thorough: boolean
  readonly signal?: AbortSignal | undefined
}

export const kindOf = ({ kind }: TableValue): ValueKind => (kind === 'skill' ? 'skill' : 'ratio')

/** The name under which the values of a column are stored. */
export function measureName(value: TableValue): string {
  if (value.kind === 'skill') return 'skill'
  return value.kind === 'metric' ? `metric ${value.metric}` : `wins as ${value.role}`
}

const nothing = (decisions: number): Counted => ({ matches: 0, endedAt: null, matchId: null, decisions })

/**
 * Counts the matches of a column that are not counted yet. After a decision, and if a match was missed, it counts all of
 * them anew. Returns their number, and whether it has changed.
 */
export async function takeInColumn(
  db: Database,
  client: pg.ClientBase,
  place: ColumnPlace,
  { takeIn, before, thorough, signal }: Taking,
): Promise<{ readonly matches: number; readonly changed: boolean }> {
  const { season, column, language } = place
  const stored = await storedCount(client, place)
  const isStale =
    stored?.decisions !== season.decisions ||
    (thorough && !(await isComplete(client, { season, language, counted: stored })))
  let counted = isStale || !stored ? nothing(season.decisions) : stored
  if (isStale) await forget(db, place)
  const { agentIds: leftOut } = await leftOutOf(client, season.id)
  for (;;) {
    signal?.throwIfAborted()
    const next = await nextMatches(client, { ...place, counted, before, leftOut })
    if (!next) break
    const agentIds = new Set(next.matches.flatMap(({ seats }) => seats.map(({ agentId }) => agentId)))
    const values = await storedValues(client, place, [...agentIds])
    await store(db, place, next.counted, await takeIn(values, next.matches, kindOf(column.value)))
    counted = next.counted
  }
  return { matches: counted.matches, changed: counted !== stored }
}

const keyOf = ({ season, language, column }: ColumnPlace) => [season.id, language, measureName(column.value)]
const atPlace = 'season_id = $1 and language = $2 and measure = $3'

async function storedCount(client: pg.ClientBase, place: ColumnPlace): Promise<Counted | undefined> {
  const { rows } = await client.query<Counted>({
    name: 'resampled-season',
    text: `select matches, ended_at as "endedAt", match_id as "matchId", decisions from resampled_seasons where ${atPlace}`,
    values: keyOf(place),
  })
  return rows[0]
}

async function storedValues(
  client: pg.ClientBase,
  place: ColumnPlace,
  agentIds: readonly string[],
): Promise<ResampledValues> {
  const { rows } = await client.query<ResampledValue & { readonly agentId: string }>({
    name: 'resampled-values-of',
    text: `select agent_id as "agentId", matches, above, below from resampled_values
           where ${atPlace} and agent_id = any($4::text[])`,
    values: [...keyOf(place), agentIds],
  })
  return new Map(rows.map(({ agentId, ...value }) => [agentId, value]))
}

/** Every agent with its value. Agents with fewer matches come without numbers. */
export async function columnValues(
  client: pg.ClientBase,
  place: ColumnPlace,
  leastMatches: number,
): Promise<readonly { readonly agentId: string; readonly value: ResampledValue }[]> {
  const { rows } = await client.query<ResampledValue & { readonly agentId: string }>({
    name: 'resampled-values',
    text: `select agent_id as "agentId", matches, case when matches >= $4 then above else '{}' end as above,
                  case when matches >= $4 then below else '{}' end as below
           from resampled_values where ${atPlace} order by agent_id`,
    values: [...keyOf(place), leastMatches],
  })
  return rows.map(({ agentId, ...value }) => ({ agentId, value }))
}

const forget = (db: Database, place: ColumnPlace) =>
  inTransaction(db, async (client) => {
    for (const table of ['resampled_values', 'resampled_seasons'])
      await client.query(`delete from ${table} where ${atPlace}`, keyOf(place))
    await storeCount(client, place, nothing(place.season.decisions))
  })

const store = (db: Database, place: ColumnPlace, counted: Counted, values: ResampledValues) =>
  inTransaction(db, async (client) => {
    await storeCount(client, place, counted)
    const rows = [...values].map(([agentId, value]) => ({ agentId, ...value }))
    await client.query({
      name: 'store-resampled-values',
      text: `insert into resampled_values (season_id, language, measure, agent_id, matches, above, below)
             select $1, $2, $3, r."agentId", r.matches, r.above, r.below
             from jsonb_to_recordset($4::jsonb) as r("agentId" text, matches int, above float8[], below float8[])
             on conflict (season_id, language, measure, agent_id) do update set
               matches = excluded.matches, above = excluded.above, below = excluded.below`,
      values: [...keyOf(place), JSON.stringify(rows)],
    })
  })

async function storeCount(client: pg.ClientBase, place: ColumnPlace, counted: Counted): Promise<void> {
  await client.query({
    name: 'store-resampled-season',
    text: `insert into resampled_seasons (season_id, language, measure, matches, ended_at, match_id, decisions)
           values ($1, $2, $3, $4, $5, $6, $7)
           on conflict (season_id, language, measure) do update set
             matches = excluded.matches, ended_at = excluded.ended_at, match_id = excluded.match_id,
             decisions = excluded.decisions`,
    values: [...keyOf(place), counted.matches, counted.endedAt, counted.matchId, counted.decisions],
  })
}
