import { noLabLimits } from '@wis/protocol'
import type { LabLimits } from '@wis/protocol'
import type { Database } from '../database.ts'
import { insertExperiment, newShare } from '../experiment/create-experiment.ts'
import type { ExperimentCreated, NewExperiment } from '../experiment/create-experiment.ts'
import type { ExperimentAccess, ExperimentPlayers } from '../experiment/experiment.ts'
import { ensureLabSeason } from '../experiment/lab-season.ts'
import { beyondLabLimit, excessesOf, labUseOf } from '../experiment/lab-use.ts'
import { letLineRun } from '../experiment/line.ts'
import { holdOwner } from '../limit/hold-owner.ts'
import { newId } from '../new-id.ts'
import { inTransaction } from '../transaction.ts'

export interface NewSuite {
  readonly ownerId: string
  readonly name: string
  /** As it was read, with every default. */
  readonly spec: unknown
  readonly text: string
  readonly players: ExperimentPlayers
  readonly access: ExperimentAccess
  readonly planSha256: string
  /** By name, in their order. */
  readonly parts: readonly (readonly [name: string, made: NewExperiment])[]
  readonly starts: boolean
}

/** Stores a suite and all its parts, or nothing. Parts that start stand in line like any experiment. */
export async function createSuite(
  db: Pick<Database, 'pool'>,
  made: NewSuite,
  limits: LabLimits = noLabLimits,
): Promise<ExperimentCreated> {
  const [id, share] = [newId(), newShare()]
  const { ownerId, parts } = made
  return inTransaction(db, async (client): Promise<ExperimentCreated> => {
    await ensureLabSeason(client)
    await holdOwner(client, ownerId)
    const sizes = parts.map(([, { matches }]) => matches)
    const wish = { matches: Math.max(...sizes), more: sizes.reduce((sum, size) => sum + size, 0) }
    const [excess] = excessesOf(await labUseOf(client, ownerId), limits, wish)
    if (excess) return beyondLabLimit(excess)
    await client.query({
      name: 'create-suite',
      text: `insert into suites (id, owner_id, name, spec, text, players, access, share, plan_sha256)
             values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      values: [
        ...[id, ownerId, made.name, JSON.stringify(made.spec), made.text, JSON.stringify(made.players)],
        ...[made.access, share, made.planSha256],
      ],
    })
    const now = Date.now()
    // Ids of the same millisecond are in no order, and parts are read in the order of their ids.
    for (const [at, [part, experiment]] of parts.entries())
      await insertExperiment(client, newId(now + at), experiment, { id, part, share })
    if (made.starts) await letLineRun(client, ownerId, limits)
    return { ok: true, id }
  })
}
