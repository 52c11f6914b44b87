import type { Database } from '@wis/db'
import { experimentMatches } from '@wis/db/experiments'
import { renamedRow } from '@wis/lab'
import type { NamedExperiment } from './names-shown.ts'

type Wanted = Parameters<typeof experimentMatches>[2]

/** The matches of an experiment with the names that are shown. They are asked for by these names. */
export async function matchesOf(
  db: Database,
  { id, names }: Pick<NamedExperiment, 'id' | 'names'>,
  { subject, ...wanted }: Wanted,
) {
  const back = subject === undefined ? undefined : names.back(subject)
  const found = await experimentMatches(db, id, { ...wanted, subject: back })
  return found.map((match) => renamedRow(match, names))
}
