import type { Database } from '../database.ts'

/** Whether a match of a season is over that not everybody may see yet. For seasons with a schedule: a ladder is long. */
export async function hasWithheldMatches(
  { pool }: Pick<Database, 'pool'>,
  seasonId: string,
): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'has-withheld-matches',
    text: `select 1 from matches where season_id = $1 and withheld and status in ('finished', 'void') limit 1`,
    values: [seasonId],
  })
  return rowCount === 1
}
