import { noLabLimits } from '@wis/protocol'
import type { LabLimits } from '@wis/protocol'
import type { Database } from '../database.ts'
import { changeBudget } from '../experiment/change-budget.ts'
import { moveExperiment } from '../experiment/move-experiment.ts'
import type { ExperimentMove, ExperimentMoved } from '../experiment/move-experiment.ts'
import { refuse } from '../refusal.ts'
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
               report_judged = case when report is null then report_judged else -1 end
           where id = $1`,
    values: [id, JSON.stringify(budget)],
  })
  return true
}
