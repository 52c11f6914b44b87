import { noLabLimits } from '@wis/protocol'
import type { ExperimentAccess, ExperimentMove, LabLimits } from '@wis/protocol'
import { refuse } from '../database.ts'
import type { Database } from '../database.ts'
import { otherRatings } from '../experiment/annotators/withheld-ratings.ts'
import { changeBudget } from '../experiment/change-budget.ts'
import { ensureLabSeason, insertExperiment, newShare } from '../experiment/create-experiment.ts'
import type { ExperimentCreated, NewExperiment } from '../experiment/create-experiment.ts'
import type { ExperimentPlayers } from '../experiment/experiment.ts'
import { beyondLabLimit, excessesOf, labUseOf } from '../experiment/lab-use.ts'
import { letLineRun } from '../experiment/line.ts'
import { moveExperiment } from '../experiment/move-experiment.ts'
import type { ExperimentMoved } from '../experiment/move-experiment.ts'
import { holdOwner } from '../locks.ts'
import { newId } from '../new-id.ts'
import { inTransaction } from '../transaction.ts'
import type { ShownSuite } from './read-suite.ts'

/**
 * Starts, pauses, resumes or cancels every part that can do that. Refused if none can, or where a limit of the laboratory
 * stands in the way of all.
 */
export async function moveSuite(
  db: Pick<Database, 'pool'>,
  { parts }: ShownSuite,
  move: ExperimentMove,
  limits: LabLimits = noLabLimits,
): Promise<ExperimentMoved> {
  let refused: ExperimentMoved = refuse('not-in-that-state')
  let isMoved = false
  for (const { id } of parts) {
    const moved = await moveExperiment(db, id, move, limits)
    if (moved.ok) isMoved = true
    else if (moved.reason === 'beyond-lab-limit') refused = moved
  }
  return isMoved ? { ok: true } : refused
}

/** Changes the budget that all parts have together. Its report holds the specification, so it is computed again. */
export async function changeSuiteBudget(
  db: Pick<Database, 'pool'>,
  { id, parts }: ShownSuite,
  budget: Parameters<typeof changeBudget>[2],
): Promise<boolean> {
  const changed = await Promise.all(parts.map((part) => changeBudget(db, part.id, budget)))
  if (!changed.includes(true)) return false
  await db.pool.query({
    name: 'change-suite-budget',
    text: `update suites
           set spec = (select json_object_agg(key, case when key = 'budget'
                         then ((value::jsonb) || $2::jsonb)::json else value end)
                       from json_each(spec)),
               report_judged = case when report is null then report_judged else ${otherRatings} end
           where id = $1`,
    values: [id, JSON.stringify(budget)],
  })
  return true
}

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
    // Parts are read in the order of their ids.
    for (const [part, experiment] of parts)
      await insertExperiment(client, newId(), experiment, { id, part, share })
    if (made.starts) await letLineRun(client, ownerId, limits)
    return { ok: true, id }
  })
}
