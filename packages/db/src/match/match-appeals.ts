import type { Database } from '../database.ts'
import { openStandings } from '../season/open-results.ts'

/** What a list says of a match to make people watch it. It never tells how the match ended. */
export interface MatchAppeal {
  /** These three are null for a match that is not decided, and for one that was decided before they were stored. */
  readonly rounds: number | null
  readonly tension: number | null
  readonly moments: number | null
  /** The lowest and the highest rating at the table when it was dealt. Null where nobody had one or it is not public. */
  readonly ratings: { readonly lowest: number; readonly highest: number } | null
}

interface Row {
  readonly id: string
  readonly rounds: number | null
  readonly tension: number | null
  readonly moments: number | null
  readonly lowest: number | null
  readonly highest: number | null
}

/** By the ids of the matches. Withheld ones are left out. */
export async function matchAppeals(
  { pool }: Database,
  matchIds: readonly string[],
): Promise<ReadonlyMap<string, MatchAppeal>> {
  if (matchIds.length === 0) return new Map()
  const { rows } = await pool.query<Row>({ name: 'match-appeals', text: statement, values: [matchIds] })
  return new Map(
    rows.map(({ id, lowest, highest, ...appeal }) => [
      id,
      { ...appeal, ratings: lowest === null || highest === null ? null : { lowest, highest } },
    ]),
  )
}

const statement = `
  select m.id, m.rounds, m.tension, m.moments, r.lowest, r.highest
  from matches m
  join seasons s on s.id = m.season_id
  left join lateral (
    select min(t.rating) as lowest, max(t.rating) as highest from match_ratings t where t.match_id = m.id
  ) r on ${openStandings}
  where m.id = any($1::text[]) and not m.withheld`
