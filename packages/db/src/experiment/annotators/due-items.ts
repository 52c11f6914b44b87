import type { Database } from '../../database.ts'

/** Experiments that are played, and of which the items that people rate are still to be made. */
export async function dueAnnotations({ pool }: Pick<Database, 'pool'>): Promise<readonly string[]> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'due-annotations',
    text: `select distinct e.id from annotated_rubrics r join experiments e on e.id = r.experiment_id
           where r.state = 'waiting' and e.played >= e.matches and e.played > 0 and e.state in ('running', 'ended')
           order by e.id limit 20`,
  })
  return rows.map(({ id }) => id)
}

/** The rubrics of which the items are still to be made. */
export async function waitingRubrics(
  { pool }: Pick<Database, 'pool'>,
  id: string,
): Promise<readonly string[]> {
  const { rows } = await pool.query<{ rubric: string }>({
    name: 'waiting-rubrics',
    text: `select rubric from annotated_rubrics where experiment_id = $1 and state = 'waiting' order by place`,
    values: [id],
  })
  return rows.map(({ rubric }) => rubric)
}

/** Lets people rate by these rubrics: all of their items are stored. */
export async function openAnnotating(
  { pool }: Pick<Database, 'pool'>,
  id: string,
  rubrics: readonly string[],
): Promise<void> {
  await pool.query({
    name: 'open-annotating',
    text: `update annotated_rubrics set state = 'open' where experiment_id = $1 and rubric = any($2::text[])`,
    values: [id, rubrics],
  })
}
