import type { Database } from '../database.ts'

export interface RowNumbers {
  /** How many rows count in all. */
  readonly played: number
  /** Of the rows that count, in their order. */
  readonly numbers: readonly number[]
}

/** The numbers of rows that count, after this one. Both answers are of the same moment. */
export async function rowNumbers(
  { pool }: Pick<Database, 'pool'>,
  id: string,
  after: number,
): Promise<RowNumbers> {
  const { rows } = await pool.query<RowNumbers>({
    name: 'row-numbers',
    text: `select played, array(
             select number from experiment_matches
             where experiment_id = $1 and number > $2 and state = 'played' order by number
           ) as numbers from experiments where id = $1`,
    values: [id, after],
  })
  return rows[0] ?? { played: 0, numbers: [] }
}

/** The rows with these numbers, in their order. */
export async function rowsNumbered(
  { pool }: Pick<Database, 'pool'>,
  id: string,
  numbers: readonly number[],
): Promise<readonly unknown[]> {
  const { rows } = await pool.query<{ row: unknown }>({
    name: 'rows-numbered',
    text: `select "row" from experiment_matches
           where experiment_id = $1 and number = any($2::int[]) and state = 'played' order by number`,
    values: [id, numbers],
  })
  return rows.map(({ row }) => row)
}
