import type { Database } from '../database.ts'
import { otherRatings } from './annotators/withheld-ratings.ts'

/** Limits of what the agents of an experiment may use. */
interface ExperimentBudget {
  readonly tokens?: number | undefined
  readonly usd?: number | undefined
  readonly hours?: number | undefined
}

/**
 * Changes the limits that are given, and no others. Its report holds the specification, so it is computed again. That its
 * budget is spent is said no more, until it is found again. False for an experiment that was cancelled.
 */
export async function changeBudget(
  { pool }: Pick<Database, 'pool'>,
  id: string,
  budget: ExperimentBudget,
): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: 'change-experiment-budget',
    text: `update experiments
           set spec = jsonb_set(spec::jsonb, '{budget}', coalesce(spec::jsonb->'budget', '{}') || $2::jsonb),
               pause = case when pause->>'reason' = 'budget-spent' then null else pause end,
               held = case when held->'pause'->>'reason' = 'budget-spent' then jsonb_build_object('pause', null) else held end,
               report_judged = case when report is null then report_judged else ${otherRatings} end
           where id = $1 and state <> 'cancelled'`,
    values: [id, JSON.stringify(budget)],
  })
  return (rowCount ?? 0) > 0
}

/** SQL that says whether no match of experiment `e` is left to play. That may be before the last one of its plan. */
export const isPlayedOut = `(e.played >= e.matches or (e.next > e.matches and not exists (
  select 1 from experiment_matches x where x.experiment_id = e.id and x.state in ('playing', 'again'))))`

/** SQL that says whether judges may rate experiment `e` now: all of it, or what there is while it is held. */
export const isRateable = `case when e.held is null then ${isPlayedOut} else not exists (
  select 1 from experiment_matches x where x.experiment_id = e.id and x.state = 'playing') end`
