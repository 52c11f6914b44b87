import type { MatchId } from '@wis/engine'
import type { Database } from '../database.ts'

/**
 * The bytes of a match of an experiment that is over: its log, its calls, and the questions beside it. Read once for each
 * match, and added to what its experiment has stored.
 */
export async function storedBytesOf({ pool }: Pick<Database, 'pool'>, matchId: MatchId): Promise<number> {
  const { rows } = await pool.query<{ bytes: string }>({
    name: 'stored-bytes-of',
    text: `select (select coalesce(sum(pg_column_size(e)), 0) from entries_of($1) e)
                + (select coalesce(sum(pg_column_size(c)), 0) from calls_of($1) c)
                + (select coalesce(sum(pg_column_size(p)), 0) from experiment_probes p where p.match_id = $1) as bytes`,
    values: [matchId],
  })
  return Number(rows[0]?.bytes ?? 0)
}

/** The bytes of a text as the database stores it before it compresses. */
export const bytesOf = (...texts: readonly string[]) =>
  texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0)
