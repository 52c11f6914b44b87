import type { Database } from '@wis/db'
import { findAccounts } from '@wis/db/experiments'
import { specFault } from '@wis/lab'
import type { SpecFault } from '@wis/lab'

interface Asked {
  /** Names or ids of accounts. */
  readonly names: readonly string[]
  /** Empty for somebody who is not signed in, and is told nothing about accounts. */
  readonly userId: string
  /** The field that names them. */
  readonly path: string
}

/** The accounts of people who are to rate, and why some names are none. */
export async function findAnnotators(
  db: Database,
  { names, userId, path }: Asked,
): Promise<{ readonly faults: readonly SpecFault[]; readonly userIds: readonly string[] }> {
  if (names.length === 0 || userId === '') return { faults: [], userIds: [] }
  const found = await findAccounts(db, names)
  const idsOf = (name: string) => found.find(({ wanted }) => wanted === name)?.ids ?? []
  const faults = names.flatMap((name, at) => {
    const { length } = idsOf(name)
    if (length === 1) return []
    return [specFault(`${path}.${at}`, length === 0 ? 'no-account' : 'several-accounts')]
  })
  return { faults, userIds: [...new Set(names.flatMap(idsOf))] }
}
