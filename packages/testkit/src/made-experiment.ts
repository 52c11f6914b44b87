import type { Database } from '@wis/db'
import { createExperiment } from '@wis/db/experiments'
import type { NewExperiment } from '@wis/db/experiments'

/** Stores an experiment of a member without limits. Returns its id. */
export async function madeExperiment(db: Pick<Database, 'pool'>, made: NewExperiment): Promise<string> {
  const created = await createExperiment(db, made)
  if (!created.ok) throw new Error(created.reason)
  return created.id
}
