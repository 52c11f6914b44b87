import type { Database } from '../database.ts'

/**
 * Whether a season has a finished match that is not public yet. Only for seasons with a schedule, because a ladder is
 * long.
 */
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
