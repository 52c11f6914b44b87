import type { Database } from '../database.ts'
import { inTransaction } from '../transaction.ts'
import { endExperiment } from './move-experiment.ts'

/** A running experiment that goes on until its intervals are narrow. */
export interface WatchedExperiment {
  readonly id: string
  readonly spec: unknown
  readonly played: number
  readonly looked: number
}

export async function watchedExperiments({
  pool,
}: Pick<Database, 'pool'>): Promise<readonly WatchedExperiment[]> {
  const { rows } = await pool.query<WatchedExperiment>({
    name: 'watched-experiments',
    text: `select id, spec, played, looked from experiments
           where state = 'running' and held is null and spec->'stop' ? 'width' order by id`,
  })
  return rows
}

export interface Look {
  readonly id: string
  /** The deal of the look before, and of this one. */
  readonly before: number
  readonly at: number
  /** How much was enough, if it was. */
  readonly enough?: { readonly deals: number; readonly matches: number }
}

/** Remembers a look, and ends the experiment if it has played enough. Does nothing if another runner was first. */
export async function keepLook(db: Pick<Database, 'pool'>, look: Look): Promise<void> {
  const { id, before, at, enough } = look
  await inTransaction(db, async (client) => {
    const { rowCount } = await client.query({
      name: 'keep-look',
      text: `update experiments set looked = $3, deals = coalesce($4, deals), matches = coalesce($5, matches)
             where id = $1 and looked = $2 and state = 'running'`,
      values: [id, before, at, enough?.deals ?? null, enough?.matches ?? null],
    })
    if ((rowCount ?? 0) > 0 && enough) await endExperiment(client, id)
  })
}
