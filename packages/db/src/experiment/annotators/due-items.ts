import type { Database } from '../../database.ts'
import { inTransaction } from '../../transaction.ts'

/**
 * Experiments of which items that people rate are still to be made: of all matches once they are played, and of those so far
 * while the experiment is paused.
 */
export async function dueAnnotations({ pool }: Pick<Database, 'pool'>): Promise<readonly string[]> {
  const { rows } = await pool.query<{ id: string }>({
    name: 'due-annotations',
    text: `select distinct e.id from annotated_rubrics r join experiments e on e.id = r.experiment_id
           where ${isBehind} and e.played > 0
             and (e.played >= e.matches and e.state in ('running', 'ended') or e.state in ('paused', 'ended') and e.held is null)
           order by e.id limit 20`,
  })
  return rows.map(({ id }) => id)
}

/** SQL that says whether rubric `r` of experiment `e` has not the items of all matches that are played. */
const isBehind = `(r.state = 'waiting' or e.played > r.made)`

/** The rubrics of which the items are still to be made. */
export async function waitingRubrics(
  { pool }: Pick<Database, 'pool'>,
  id: string,
): Promise<readonly string[]> {
  const { rows } = await pool.query<{ rubric: string }>({
    name: 'waiting-rubrics',
    text: `select r.rubric from annotated_rubrics r join experiments e on e.id = r.experiment_id
           where e.id = $1 and ${isBehind} order by r.place`,
    values: [id],
  })
  return rows.map(({ rubric }) => rubric)
}

interface Opened {
  readonly rubrics: readonly string[]
  /** How many matches were played before their items were made. */
  readonly made: number
}

/** Lets people rate by these rubrics: all of their items so far are stored. New ones come after those that people have. */
export async function openAnnotating(
  db: Pick<Database, 'pool'>,
  id: string,
  { rubrics, made }: Opened,
): Promise<void> {
  await inTransaction(db, async (client) => {
    await client.query('select 1 from experiments where id = $1 for update', [id])
    await client.query({
      name: 'give-items-out',
      text: `update judged_items set opened = 1 + coalesce(
               (select max(opened) from judged_items where experiment_id = $1), 0)
             where experiment_id = $1 and rubric = any($2::text[]) and opened is null`,
      values: [id, rubrics],
    })
    await client.query({
      name: 'open-annotating',
      text: `update annotated_rubrics set state = 'open', made = greatest(made, $3)
             where experiment_id = $1 and rubric = any($2::text[])`,
      values: [id, rubrics, made],
    })
  })
}

/**
 * SQL of the items that a person rates in an experiment, both given as SQL: parameters, or
 * columns of a table that is called none of `d`, `i`, `r` and `e`. If a sample is planned, by its specification or later by its owner, so many
 * items of each rubric are drawn by its seed, those that were given out earlier first: those that everybody rates, and of the others those whose turn is the person's.
 */
export const itemsOfPerson = (experiment: string, person: string): string => `
  select d.* from (
    select i.*, r.place as rubric_place, coalesce(e.people_sample, e.spec->'sample') as sample,
           row_number() over (
             partition by i.rubric order by i.opened, md5((e.spec->>'seed') || '/' || i.rubric || '/' || i.item), i.item
           ) as drawn
    from judged_items i
    join annotated_rubrics r on r.experiment_id = i.experiment_id and r.rubric = i.rubric and r.state = 'open'
    join experiments e on e.id = i.experiment_id
    where i.experiment_id = ${experiment} and i.opened is not null
  ) d
  where d.sample is null
     or d.drawn <= (d.sample->>'items')::int
        and (d.drawn <= (d.sample->>'shared')::int
             or (d.drawn - (d.sample->>'shared')::int - 1) % (d.sample->>'people')::int
                = (${person} - 1) % (d.sample->>'people')::int)`
